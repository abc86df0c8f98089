import ChirpRuntime
import Foundation
import Testing

@Suite struct PatchTests {
  private let date = Date(timeIntervalSince1970: 1_767_348_000.5)

  @Test func absentNullAndAValueAreToldApart() throws {
    let changes = try JSONDecoder().decode(
      [Change].self, from: Data(#"[{},{"bio":null,"tags":null},{"bio":"x","tags":[]}]"#.utf8))
    #expect(changes.map(\.bio) == [.absent, .null, .value("x")])
    #expect(changes.map(\.tags) == [.absent, .null, .value([])])
    #expect(
      try changes.map(encoded) == ["{}", #"{"bio":null,"tags":null}"#, #"{"bio":"x","tags":[]}"#])
  }

  @Test func datesAreWrittenInTheirFormat() throws {
    var dates = Dates()
    dates.at = .value(date)
    dates.visits = .value([date])
    dates.named = .value(["a": date])
    dates.seconds = .value(date)
    dates.milliseconds = .value([date])
    dates.text = .null
    let json =
      #"{"at":"2026-01-02T10:00:00.500Z","milliseconds":[1767348000500],"#
      + #""named":{"a":"2026-01-02T10:00:00.500Z"},"seconds":1767348000.5,"text":null,"#
      + #""visits":["2026-01-02T10:00:00.500Z"]}"#
    #expect(try encoded(dates) == json)
    #expect(try JSONDecoder().decode(Dates.self, from: Data(json.utf8)) == dates)
    #expect(try JSONDecoder().decode(Dates.self, from: Data("{}".utf8)) == Dates())
    #expect(try encoded(Dates()) == "{}")
  }

  @Test func synthesizedConformancesTellThemApartToo() throws {
    struct Draft: Codable, Equatable {
      var name: Patch<String>
      var age: Patch<Int>
    }
    let draft = Draft(name: .absent, age: .null)
    #expect(try encoded(draft) == #"{"age":null}"#)
    #expect(try JSONDecoder().decode(Draft.self, from: Data(#"{"age":null}"#.utf8)) == draft)
    #expect(
      try JSONDecoder().decode(Draft.self, from: Data(#"{"name":"x","age":1}"#.utf8))
        == Draft(name: .value("x"), age: .value(1)))
  }

  @Test func anOptionalIsAValueOrNull() {
    let missing: Int? = nil
    #expect(Patch(missing) == .null)
    #expect(Patch(3) == .value(3))
    #expect(Patch(3).value == 3)
    #expect(Patch<Int>.null.value == nil)
    #expect(Set([Patch<Int>.absent, .null, .value(1), .value(1)]).count == 3)
  }

  @Test func whatIsNoFieldCannotBeAbsent() throws {
    let error = try #require(throws: EncodingError.self) {
      try JSONEncoder().encode([Patch.value(1), .absent])
    }
    guard case .invalidValue(_, let context) = error else {
      return
    }
    #expect(context.debugDescription == "an absent value can only be left out of an object")
    #expect(context.codingPath.map(\.intValue) == [1])
    #expect(
      String(decoding: try JSONEncoder().encode([Patch.value(1), .null]), as: UTF8.self)
        == "[1,null]")
  }

  @Test func aWrongValueIsNoPatch() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Change.self, from: Data(#"{"bio":1}"#.utf8))
    }
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

private struct Change: ObjectDecodable, ObjectEncodable {
  let bio: Patch<String>
  let tags: Patch<[String]>

  init(from object: ObjectReader) throws {
    bio = try object.decode("bio")
    tags = try object.decode("tags")
  }

  func encode(to object: inout ObjectWriter) {
    object.encode(bio, "bio")
    object.encode(tags, "tags")
  }
}

private struct Dates: ObjectDecodable, ObjectEncodable, Hashable {
  var at: Patch<Date> = .absent
  var visits: Patch<[Date]> = .absent
  var named: Patch<[String: Date]> = .absent
  var seconds: Patch<Date> = .absent
  var milliseconds: Patch<[Date]> = .absent
  var text: Patch<[String: Date]> = .absent

  init() {}

  init(from object: ObjectReader) throws {
    at = try object.decode("at")
    visits = try object.decode("visits")
    named = try object.decode("named")
    seconds = try object.decode("seconds", as: .unixSeconds)
    milliseconds = try object.decode("milliseconds", as: .unixMilliseconds)
    text = try object.decode("text", as: .rfc1123)
  }

  func encode(to object: inout ObjectWriter) {
    object.encode(at, "at")
    object.encode(visits, "visits")
    object.encode(named, "named")
    object.encode(seconds, "seconds", as: .unixSeconds)
    object.encode(milliseconds, "milliseconds", as: .unixMilliseconds)
    object.encode(text, "text", as: .rfc1123)
  }
}
