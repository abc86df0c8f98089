import ChirpRuntime
import ChirpRuntimeSample
import Foundation
import Testing

@Suite struct ObjectReaderTests {
  private let user =
    #"{"id":"00000000-0000-0000-0000-000000000001","username":"mo","createdAt":"2026-01-02T10:00:00Z"}"#

  @Test func aPlainDecoderReadsAllFields() throws {
    let profile = try JSONDecoder().decode(
      ProfileDTO.self,
      from: Data(
        """
        {"user":\(user),"bio":null,"visibility":"new","seenAt":"2026-01-02T10:00:00.5Z",
        "visits":["2026-01-02T12:00:00.25+02:00"],"milestones":{"a":"1970-01-01T00:00:00Z"},"bornAt":86400.5}
        """.utf8))
    #expect(profile.user.createdAt == Date(timeIntervalSince1970: 1_767_348_000))
    #expect(profile.bio == nil)
    #expect(profile.per == 20)
    #expect(profile.visibility == .unrecognized("new"))
    #expect(profile.seenAt == Date(timeIntervalSince1970: 1_767_348_000.5))
    #expect(profile.visits == [Date(timeIntervalSince1970: 1_767_348_000.25)])
    #expect(profile.milestones == ["a": Date(timeIntervalSince1970: 0)])
    #expect(profile.bornAt == Date(timeIntervalSince1970: 86_400.5))
  }

  @Test(arguments: [
    (#""bornAt":0,"milestones":{}"#, "user", "keyNotFound"),
    (#""user":1,"bornAt":0,"milestones":{}"#, "user", "typeMismatch"),
    (#""user":USER,"per":null,"bornAt":0,"milestones":{}"#, "per", "valueNotFound"),
    (#""user":USER,"per":1,"milestones":{}"#, "bornAt", "keyNotFound"),
    (#""user":USER,"visits":["x"],"bornAt":0,"milestones":{}"#, "visits.0", "dataCorrupted"),
    (#""user":USER,"bornAt":0,"milestones":{"a":"x"}"#, "milestones.a", "dataCorrupted"),
    (#""user":{"id":"x"},"bornAt":0,"milestones":{}"#, "user.id", "dataCorrupted"),
    (#""user":USER,"seenAt":"today","bornAt":0,"milestones":{}"#, "seenAt", "dataCorrupted"),
  ])
  func errorsHaveTheWholePath(fields: String, path: String, kind: String) throws {
    let json = "{\(fields.replacing("USER", with: user))}"
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(ProfileDTO.self, from: Data(json.utf8))
    }
    #expect(Fault(error) == Fault(kind: kind, path: path))
  }

  @Test func aDateIsReadInItsFormatAtEachDepth() throws {
    struct Dates: ObjectDecodable, Equatable {
      let seconds: [Date]
      let named: [String: Date]?
      let text: Date

      init(from object: ObjectReader) throws {
        seconds = try object.decode("seconds", as: .unixSeconds)
        named = try object.decodeIfPresent("named", as: .unixMilliseconds)
        text = try object.decode("text", as: .rfc1123, default: .distantPast)
      }
    }
    let decoded = try JSONDecoder().decode(
      [Dates].self,
      from: Data(
        #"""
        [{"seconds":[1,2.5],"named":{"a":1500},"text":"Thu, 01 Jan 1970 00:00:09 GMT"},{"seconds":[]}]
        """#.utf8))
    #expect(decoded[0].seconds.map(\.timeIntervalSince1970) == [1, 2.5])
    #expect(decoded[0].named?.mapValues(\.timeIntervalSince1970) == ["a": 1.5])
    #expect(decoded[0].text.timeIntervalSince1970 == 9)
    #expect(decoded[1].seconds.isEmpty)
    #expect(decoded[1].named == nil)
    #expect(decoded[1].text == .distantPast)
  }

  @Test func optionalsWithADefaultTellNullFromAbsent() throws {
    struct Setting: ObjectDecodable {
      let level: Int?
      let price: Decimal?
      let visits: [Date]?
      let named: [String: Date]?
      let at: Date?

      init(from object: ObjectReader) throws {
        level = try object.decodeIfPresent("level", default: 3)
        price = try object.decodeIfPresent(
          "price", default: Decimal(sign: .plus, exponent: -1, significand: 15))
        visits = try object.decodeIfPresent("visits", default: [])
        named = try object.decodeIfPresent("named", as: .unixSeconds, default: [:])
        at = try object.decodeIfPresent("at", default: Date.distantPast)
      }
    }
    let decoded = try JSONDecoder().decode(
      [Setting].self,
      from: Data(
        #"""
        [{},{"level":null,"price":null,"visits":null,"named":null,"at":null},
        {"level":4,"price":2.5,"visits":["1970-01-01T00:00:01Z"],"named":{"a":2},
        "at":"1970-01-01T00:00:03Z"}]
        """#.utf8))
    let dates = [1, 2, 3].map { Date(timeIntervalSince1970: $0) }
    #expect(decoded.map(\.level) == [3, nil, 4])
    #expect(decoded.map(\.price) == [Decimal(string: "1.5"), nil, Decimal(string: "2.5")])
    #expect(decoded.map(\.visits) == [[], nil, [dates[0]]])
    #expect(decoded.map(\.named) == [[:], nil, ["a": dates[1]]])
    #expect(decoded.map(\.at) == [.distantPast, nil, dates[2]])
  }

  @Test func aGenericFieldOfAnOptionalTypeMayBeAbsent() throws {
    struct Box<Content: Decodable>: ObjectDecodable {
      let content: Content

      init(from object: ObjectReader) throws {
        content = try object.decode("content")
      }
    }
    let decoded = try JSONDecoder().decode(
      [Box<Int?>].self, from: Data(#"[{},{"content":null},{"content":1}]"#.utf8))
    #expect(decoded.map(\.content) == [nil, nil, 1])
    for (json, fault) in [
      ("{}", Fault(kind: "keyNotFound", path: "content")),
      (#"{"content":null}"#, Fault(kind: "valueNotFound", path: "content")),
    ] {
      let error = try #require(throws: DecodingError.self) {
        try JSONDecoder().decode(Box<Int>.self, from: Data(json.utf8))
      }
      #expect(Fault(error) == fault)
    }
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Box<Box<Int>?>.self, from: Data(#"{"content":{}}"#.utf8))
    }
    #expect(Fault(error) == Fault(kind: "keyNotFound", path: "content.content"))
  }

  @Test func genericAndNestedTypesAreRead() throws {
    let page = try JSONDecoder().decode(
      Page<PublicUser>.self,
      from: Data(#"{"items":[\#(user)],"metadata":{"page":1,"per":20,"total":1}}"#.utf8))
    #expect(page.items.map(\.username) == ["mo"])
    #expect(page.metadata.total == 1)
  }

  @Test func openEnumsAreEqualByRawValue() {
    #expect(Visibility.unrecognized("public") == .public)
    #expect(Set([Visibility.unrecognized("public"), .public]).count == 1)
    #expect(Visibility(rawValue: "public") == .public)
    #expect(Visibility.unrecognized("x") != .unrecognized("y"))
  }
}

/// What a decoding error says, to compare.
private struct Fault: Equatable {
  let kind: String
  let path: String

  init(kind: String, path: String) {
    self.kind = kind
    self.path = path
  }

  init(_ error: DecodingError) {
    let keys: [any CodingKey]
    switch error {
    case .typeMismatch(_, let context): (kind, keys) = ("typeMismatch", context.codingPath)
    case .valueNotFound(_, let context): (kind, keys) = ("valueNotFound", context.codingPath)
    case .keyNotFound(let key, let context):
      (kind, keys) = ("keyNotFound", context.codingPath + [key])
    case .dataCorrupted(let context): (kind, keys) = ("dataCorrupted", context.codingPath)
    @unknown default: (kind, keys) = ("unknown", [])
    }
    path = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
