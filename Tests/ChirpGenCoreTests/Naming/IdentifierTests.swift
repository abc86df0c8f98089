import Testing

@testable import ChirpGenCore

@Suite struct IdentifierTests {
  @Test(arguments: [
    ("name", "name"), ("Name", "name"), ("NAME", "name"), ("createdAt", "createdAt"),
    ("created_at", "createdAt"), ("created-at", "createdAt"), ("created at", "createdAt"),
    ("user.name", "userName"), ("SHOUTED_NAME", "shoutedName"), ("a-b-c", "aBC"),
    ("__a__b__", "aB"), ("$ref", "ref"), ("@type", "type"), ("_id", "id"),
  ])
  func wordsBecomeCamelCase(wire: String, name: String) {
    #expect(Identifier.member(wire) == name)
  }

  @Test(arguments: [
    ("user_id", "userID"), ("user_ids", "userIDs"), ("userId", "userId"), ("ID", "id"),
    ("IDs", "ids"), ("URLs", "urls"), ("URLString", "urlString"), ("HTTPCode", "httpCode"),
    ("avatar_url_large", "avatarURLLarge"), ("api_key", "apiKey"), ("X-Request-ID", "xRequestID"),
    ("id", "id"), ("url", "url"), ("grid_id", "gridID"),
  ])
  func acronymsStayCapitals(wire: String, name: String) {
    #expect(Identifier.member(wire) == name)
  }

  @Test(arguments: [
    ("404", "_404"), ("2fa_code", "_2faCode"), ("+1", "plus1"), ("-1", "minus1"),
    ("+a", "a"), ("4:3", "_4To3"), ("16:9", "_16To9"), ("1.10", "_1Point10"),
    ("2024-01", "_2024Dash01"), ("1,000", "_1Comma000"), ("1/2", "_1Slash2"), ("1+2", "_1Plus2"),
    ("1 2", "_1And2"), ("1_2", "_1And2"), ("v1.2", "v1Point2"), ("a1_b2", "a1B2"),
  ])
  func numbersAreSpelledWhereTheyMeet(wire: String, name: String) {
    #expect(Identifier.member(wire) == name)
  }

  @Test(arguments: [
    ("größe", "größe"), ("Größe_Höhe", "größeHöhe"), ("名前", "名前"), ("ÄRGER", "ärger"),
    ("e\u{301}t\u{E9}", "e\u{301}t\u{E9}"), ("👍 ok", "ok"), ("a\u{200D}b", "aB"),
    ("\u{301}a", "_\u{301}a"),
  ])
  func otherLettersAreKept(wire: String, name: String) {
    #expect(Identifier.member(wire).map { Array($0.unicodeScalars) } == Array(name.unicodeScalars))
  }

  @Test(arguments: ["", "_", "++", "👍", "👩‍👩‍👧", " ", "\u{200D}"])
  func nothingCanBeMadeOfSymbols(wire: String) {
    #expect(Identifier.member(wire) == nil)
    #expect(Identifier.type(wire) == nil)
  }

  @Test(arguments: [
    ("post", "Post"), ("Post", "Post"), ("post_status", "PostStatus"), ("url", "Url"),
    ("avatar_url", "AvatarURL"), ("3DModel", "_3DModel"), ("HTTPProbe", "HTTPProbe"),
    ("feedResponse", "FeedResponse"), ("ADMIN_USERS", "AdminUsers"), ("名前", "名前"),
    ("uuid_response", "UUIDResponse"), ("urlList", "URLList"), ("ID_CARD", "IDCard"),
    ("ids", "Ids"), ("Url", "Url"), ("UrlList", "UrlList"), ("idea_list", "IdeaList"),
    ("ideaList", "IdeaList"), ("api-key", "APIKey"), ("_id", "Id"),
  ])
  func typesBeginWithCapitals(wire: String, name: String) {
    #expect(Identifier.type(wire) == name)
  }

  @Test(arguments: [
    ("url", "URL"), ("id", "ID"), ("ids", "IDs"), ("Url", "Url"), ("url_list", "URLList"),
    ("post", "Post"),
  ])
  func aNestedTypeMayBeAnAcronymAlone(wire: String, name: String) {
    #expect(Identifier.nestedType(wire) == name)
  }

  @Test(arguments: ["a", "_a", "_1", "größe", "名前", "Item", "e\u{301}"])
  func isIdentifier(text: String) {
    #expect(Identifier.isIdentifier(text))
  }

  @Test(arguments: ["", "_", "1", "a b", "a-b", "a;b", "a.b", "$0", "👍", "a\u{200D}b", "\u{301}"])
  func isNoIdentifier(text: String) {
    #expect(!Identifier.isIdentifier(text))
  }
}
