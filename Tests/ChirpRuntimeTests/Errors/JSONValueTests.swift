import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("9007199254740993", "9007199254740993"), ("12345678901234567890", "12345678901234567890"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("123456789012345678901234567890123456789012", nil), ("42.0", "42"), ("4.2e1", "42"),
    ("0", "0"), ("1.5", nil), ("1e300", nil),
  ])
  func wholeNumbersKeepTheirDigits(text: String, digits: String?) throws {
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) == .number(digits))
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: Data("[\(text)]".utf8))
        == .array([.number(digits)]))
  }

  @Test func theOtherValuesAreToldApart() throws {
    let text = #"{"a.b":{"c":[true,false,null,"1",{}]}}"#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    let array: JSONValue = .array([
      .boolean(true), .boolean(false), .null, .string("1"), .object([:]),
    ])
    #expect(value == .object(["a.b": .object(["c": array])]))
    #expect(value[path: ["a.b", "c"]] == array)
    #expect(value[path: "a.b.c"] == nil)
  }
}
