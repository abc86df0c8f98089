import ChirpRuntime
import Foundation
import Testing

@Suite struct JSONTests {
  @Test func literalsMakeEveryKind() {
    let name = "Mo"
    let json: JSON = [
      "null": nil, "on": true, "count": 3, "ratio": 2.5, "text": "hi \(name)",
      "list": [1, "a", []],
      "nested": ["a": [:]],
    ]
    #expect(
      json
        == .object([
          "null": .null, "on": .bool(true), "count": .number(3), "ratio": .number(2.5),
          "text": .string("hi Mo"), "list": .array([.number(1), .string("a"), .array([])]),
          "nested": .object(["a": .object([:])]),
        ]))
    #expect((["a": 1, "a": 2] as JSON) == ["a": 2])
  }

  @Test func valuesAreReachedByKeyAndIndex() {
    let json: JSON = ["users": [["name": "mo", "age": 3], nil], "on": false]
    #expect(json["users"]?[0]?["name"]?.stringValue == "mo")
    #expect(json["users"]?[0]?["age"]?.intValue == 3)
    #expect(json["users"]?[1]?.isNull == true)
    #expect(json["users"]?[2] as JSON? == .none)
    #expect(json["users"]?[-1] as JSON? == .none)
    #expect(json["users"]?["name"] as JSON? == .none)
    #expect(json["none"] as JSON? == .none)
    #expect(json[0] as JSON? == .none)
    #expect(json["on"]?.boolValue == false)
    #expect(json["on"]?.stringValue == nil)
    #expect(json["users"]?.arrayValue?.count == 2)
    #expect(json.objectValue?.keys.sorted() == ["on", "users"])
    #expect(json.arrayValue == nil)
    #expect(json.numberValue == nil)
    #expect((1.5 as JSON).doubleValue == 1.5)
    #expect((1.5 as JSON).intValue == nil)
    #expect((1.5 as JSON).decimalValue == Decimal(string: "1.5"))
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("1.0", "1"), ("1E2", "100"), ("0.1", "0.1"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"), ("9007199254740993.0", "9007199254740993"),
    ("1.0000000000000001", "1.0000000000000001"),
    ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
    ("1e200", "1e+200"), ("-1.5e-200", "-1.5e-200"),
  ])
  func numbersLoseNoDigits(text: String, written: String) throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data("[\(text)]".utf8))
    #expect(json[0]?.numberValue?.description == written)
    #expect(try encoded(json) == "[\(written)]")
  }

  @Test func numbersAreComparedByValue() throws {
    let texts = Data("[0.1,1,1.0,1e0,18446744073709551615,1e300]".utf8)
    let numbers = try JSONDecoder().decode([JSON.Number].self, from: texts)
    #expect(numbers == [0.1, 1, 1, 1, JSON.Number(UInt64.max), JSON.Number(1e300)])
    #expect(Set(numbers).count == 4)
    #expect(numbers.map(\.intValue) == [nil, 1, 1, 1, nil, nil])
    #expect(numbers.map(\.uint64Value) == [nil, 1, 1, 1, .max, nil])
    #expect(numbers.map(\.doubleValue) == [0.1, 1, 1, 1, 18_446_744_073_709_551_616, 1e300])
    #expect(numbers[5].decimalValue == nil)
    #expect(JSON.Number(Int64.min).int64Value == .min)
    #expect(JSON.Number(Int128.max).description == "170141183460469231731687303715884105727")
    #expect(JSON.Number(Decimal.nan).doubleValue.isNaN)
  }

  @Test func whatJSONCannotHoldIsAnError() {
    #expect(throws: EncodingError.self) { try encoded([JSON.number(JSON.Number(.infinity))]) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSON.self, from: Data("[1e400]".utf8))
    }
  }

  @Test func valuesAreReadBackAsTheyWereWritten() throws {
    let text = #"{"a":[null,true,{"b_c":"\u0000\"é😀"},[[]]],"z":{}}"#
    let json = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    #expect(json == ["a": [nil, true, ["b_c": "\0\"é😀"], [[]]], "z": [:]])
    #expect(try encoded(json) == text)
    for fragment in ["null", "1", "\"x\"", "true", "[]", "{}"] {
      let json = try JSONDecoder().decode(JSON.self, from: Data(fragment.utf8))
      #expect(try encoded(json) == fragment)
    }
  }

  @Test func namesAreKeptWhateverTheStrategy() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let json: JSON = ["a_b": ["c_d": 1], "eF": 2]
    #expect(try decoder.decode(JSON.self, from: try JSONEncoder().encode(json)) == json)
    #expect(try JSONDecoder().decode(JSON.self, from: try encoder.encode(json)) == json)
  }

  @Test func deepValuesAreReadOnTheStackOfATask() async throws {
    let depth = 300
    let text =
      String(repeating: "[{\"a\":", count: depth / 2) + "1"
      + String(
        repeating: "}]", count: depth / 2)
    let json = try await Task.detached {
      try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }.value
    #expect(try encoded(json) == text)
  }

  @Test func fieldsHoldAnyValue() throws {
    struct Event: ObjectDecodable, ObjectEncodable {
      let payload: JSON
      let extra: JSON?

      init(from object: ObjectReader) throws {
        payload = try object.decode("payload")
        extra = try object.decodeIfPresent("extra")
      }

      func encode(to object: inout ObjectWriter) {
        object.encode(payload, "payload")
        object.encode(extra, "extra")
      }
    }
    let event = try JSONDecoder().decode(
      Event.self, from: Data(#"{"payload":null,"extra":null}"#.utf8))
    #expect(event.payload == .null)
    #expect(event.extra == .none)
    #expect(try encoded(event) == #"{"payload":null}"#)
  }

  @Test func descriptionsAreForPeople() {
    let json: JSON = ["b": [1, "x\n\"\\\u{1}é"], "a": [:], "c": [], "d": ["e": nil]]
    #expect(
      json.description == #"""
        {
          "a": {},
          "b": [
            1,
            "x\n\"\\\u0001é"
          ],
          "c": [],
          "d": {
            "e": null
          }
        }
        """#)
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
