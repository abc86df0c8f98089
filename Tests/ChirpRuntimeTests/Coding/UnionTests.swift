import ChirpRuntimeSample
import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct TaggedUnionTests {
  @Test func theTagTellsTheCases() throws {
    let json =
      #"[{"kind":"image","width":3},{"kind":"link","url":"https://a.example"},"#
      + #"{"kind":"poll","votes":[1,null],"z_a":{"b_c":1.10}}]"#
    let enclosures = try JSONDecoder().decode([Enclosure].self, from: Data(json.utf8))
    let url = try #require(URL(string: "https://a.example"))
    let poll: JSON = ["kind": "poll", "votes": [1, nil], "z_a": ["b_c": 1.1]]
    #expect(
      enclosures == [
        .image(ImageAttachment(width: 3)), .link(LinkAttachment(kind: "link", url: url)),
        .unrecognized(poll),
      ])
    #expect(try encoded(enclosures) == json.replacing("1.10", with: "1.1"))
  }

  @Test func theTagIsThatOfTheCaseWhateverItsValueSays() throws {
    let url = try #require(URL(string: "https://a.example"))
    #expect(
      try encoded([Enclosure.link(LinkAttachment(kind: "other", url: url))])
        == #"[{"kind":"link","url":"https://a.example"}]"#)
  }

  @Test func anObjectWithoutATagIsAnError() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([Enclosure].self, from: Data(#"[{"width":3}]"#.utf8))
    }
    #expect("\(CodingProblem(error))" == "at '[0].kind': the key is missing")
  }

  @Test func numbersAreTagsToo() throws {
    let json = #"[{"code":1,"width":3},{"code":2}]"#
    let numbered = try JSONDecoder().decode([Numbered].self, from: Data(json.utf8))
    #expect(numbered == [.image(ImageAttachment(width: 3)), .unrecognized(["code": 2])])
    #expect(try encoded(numbered) == json)
  }

  @Test func onlyAnObjectIsWrittenAsOne() throws {
    let error = try #require(throws: EncodingError.self) {
      try JSONEncoder().encode([Enclosure.unrecognized(["canary"])])
    }
    #expect("\(CodingProblem(error))" == "at '[0]': expected an object, found an array")
    #expect(!String(reflecting: error).contains("canary"))
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

@Suite struct UntaggedUnionTests {
  private let user =
    #"{"id":"00000000-0000-0000-0000-000000000001","username":"mo","createdAt":"2026-01-02T10:00:00Z"}"#

  @Test func theFormTellsTheCases() throws {
    let json = #"[3,"2026-01-02T10:00:00.500Z",[1,2.5],{"width":4},\#(user)]"#
    let media = try JSONDecoder().decode([Media].self, from: Data(json.utf8))
    #expect(
      media.prefix(4) == [
        .count(3), .seenAt(Date(timeIntervalSince1970: 1_767_348_000.5)),
        .visits([Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2.5)]),
        .image(ImageAttachment(width: 4)),
      ])
    guard case .user(let user) = media[4] else {
      Issue.record("\(media[4]) is no user")
      return
    }
    #expect(user.username == "mo")
    #expect(
      String(decoding: try JSONEncoder().encode(Array(media.prefix(4))), as: UTF8.self)
        == #"[3,"2026-01-02T10:00:00.500Z",[1,2.5],{"width":4}]"#)
  }

  @Test func valuesAreWrittenAsElsewhere() throws {
    let url = try #require(URL(string: "https://a.example"))
    let encoder = JSONEncoder(dates: .rfc1123)
    #expect(
      String(decoding: try encoder.encode([Media.link(url), .text("a")]), as: UTF8.self)
        == #"["https://a.example","a"]"#)
  }

  @Test(arguments: [
    (
      #""canary""#,
      """
      no type of the union fits a string: as Int, expected Int; as Date, expected a date in ISO 8601, as in \
      2026-01-02T10:00:00Z; as Array<Date>, expected an array; as ImageAttachment, expected an object; \
      as PublicUser, expected an object
      """
    ),
    (
      #"[1,"canary"]"#,
      """
      no type of the union fits an array: as Int, expected Int; as Date, expected String; as Array<Date>, \
      at '[1]', expected Double; as ImageAttachment, expected an object; as PublicUser, expected an object
      """
    ),
    (
      #"{"width":1.5,"id":"canary"}"#,
      """
      no type of the union fits an object: as Int, expected Int; as Date, expected String; as Array<Date>, \
      expected an array; as ImageAttachment, found an invalid value; as PublicUser, at 'id', \
      found an invalid value
      """
    ),
    (
      #"{"width":null}"#,
      """
      no type of the union fits an object: as Int, expected Int; as Date, expected String; as Array<Date>, \
      expected an array; as ImageAttachment, at 'width', expected Int, found null; as PublicUser, at 'id', \
      the key is missing
      """
    ),
    (
      "null",
      """
      no type of the union fits null: as Int, expected Int, found null; as Date, expected String, found \
      null; as Array<Date>, expected an array, found null; as ImageAttachment, expected an object, \
      found null; as PublicUser, expected an object, found null
      """
    ),
  ])
  func theErrorTellsOfEachAttemptAndNotOfTheValue(json: String, text: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([String: [Media]].self, from: Data(#"{"media":[0,\#(json)]}"#.utf8))
    }
    #expect("\(CodingProblem(error))" == "at 'media[1]': " + text)
    #expect(!String(reflecting: error).contains("canary"))
  }

  @Test func unionsInUnionsTellOfTheirOwnAttempts() throws {
    enum Outer: Decodable {
      case media([Media])

      init(from decoder: any Decoder) throws {
        var union = UnionReader(decoder)
        guard let value: [Media] = union.decode() else {
          throw union.error
        }
        self = .media(value)
      }
    }
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Outer.self, from: Data("[true]".utf8))
    }
    #expect(
      "\(CodingProblem(error))" == """
        no type of the union fits an array: as Array<Media>, at '[0]', no type of the union fits a Boolean: \
        as Int, expected Int; as Date, expected String; as Array<Date>, expected an array; \
        as ImageAttachment, expected an object; as PublicUser, expected an object
        """)
  }
}

private enum Numbered: ObjectDecodable, ObjectEncodable, Equatable {
  case image(ImageAttachment)
  case unrecognized(JSON)

  init(from object: ObjectReader) throws {
    let tag: Int = try object.decode("code")
    switch tag {
    case 1: self = .image(try ImageAttachment(from: object))
    default: self = .unrecognized(try object.json())
    }
  }

  func encode(to object: inout ObjectWriter) {
    switch self {
    case .image(let value):
      object.encodeTag(1, "code")
      value.encode(to: &object)
    case .unrecognized(let json): object.encode(contentsOf: json)
    }
  }
}
