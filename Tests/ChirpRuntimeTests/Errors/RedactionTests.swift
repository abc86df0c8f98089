import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct RedactionTests {
  @Test func whatCouldFeignALineBecomesASpace() {
    let separators = [
      "\n", "\r\n", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}",
      "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
    ]
    for separator in separators {
      #expect(
        Redaction.line("a\(separator)b\(separator)") == "a b", "\(separator.debugDescription)")
    }
    #expect(Redaction.line("👨‍👩‍👧 é e\u{301} 日本") == "👨‍👩‍👧 é e\u{301} 日本")
  }

  @Test func keysThatTheServerNamesStayOnTheLine() {
    #expect(
      CodingProblem(
        DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: [ObjectKey("a\u{2028}b")], debugDescription: "Not \u{202E}so."))
      ).description == "at 'a b': not so")
  }

  @Test func namesOfSecretsAreKnownInAnySpelling() {
    for name in ["X-Api-Key", "api_key", "apiKey", "x.api.key", "X-Access-Key", "Set-Cookie"] {
      #expect(Redaction.isSensitive(name), "\(name)")
    }
    for name in ["X-Auth", "PIN", "o-t-p", "Set-Cookie2", "client_secret", "X-Signature"] {
      #expect(Redaction.isSensitive(name), "\(name)")
    }
    for name in ["Accept", "X-Trace-ID", "key", "ETag", "shipping", "author", "pinned", "side"] {
      #expect(!Redaction.isSensitive(name), "\(name)")
    }
  }

  @Test(arguments: [
    ("https://h.example/a?b=c&d=e#f=g", "https://h.example/a?…"),
    ("https://u:p@h.example/a", "https://…@h.example/a"),
    ("<https://h.example/?page=2>; rel=\"next\"", "<https://h.example/?…>; rel=\"next\""),
    (
      #"{"next":"https:\/\/u:p@h.example\/a?b=c","x":1}"#,
      #"{"next":"https:\//…@h.example\/a?…","x":1}"#
    ),
    ("/a#access_token=b", "/a#…"),
    ("Really? Yes = no. a@b.example #1", "Really? Yes = no. a@b.example #1"),
  ])
  func ofURLsTheUserAndTheQueryAreHidden(text: String, masked: String) {
    #expect(Redaction.maskingURLs(in: text) == masked)
  }

  @Test func keysOfJSONAreReadWithTheirEscapes() {
    #expect(
      Redaction.excerpt(of: Data(#"{"p\u0061ssword" : "a", "b\"": 1}"#.utf8), hiding: [])
        == #"{"p\u0061ssword":"…", "b\"": 1}"#)
  }

  @Test func whatDoesNotFitIsNotSaidOfASecret() {
    let context = DecodingError.Context(
      codingPath: [ObjectKey("token")], debugDescription: "Cannot be made of 'canary'.")
    #expect(
      CodingProblem(DecodingError.dataCorrupted(context)).description
        == "at 'token': the value does not fit")
    #expect(
      CodingProblem(DecodingError.keyNotFound(ObjectKey("key"), context)).description
        == "at 'token.key': the key is missing")
  }

  @Test(arguments: [
    ("see http://ada:p@ss@h/x?a=1&b=2#c=3 now", "see http://…@h/x?… now"),
    (#"{"u":"http:\/\/a:b@h\/?k=v"}"#, #"{"u":"http:\//…@h\/?…"}"#), ("//a@b//c@d", "//…@d"),
    ("a@b//c", "a@b//c"), ("x?y#z=1", "x?y#…"), ("a=1?b", "a=1?b"), ("?=1 #b=2", "?… #…"),
    ("//", "//"), ("//@", "//…@"), ("what? no", "what? no"),
  ])
  func usersAndQueriesOfURLsAreMasked(text: String, masked: String) {
    #expect(Redaction.maskingURLs(in: text) == masked)
  }

  /// What a server sends may be made to take long.
  @Test(.timeLimit(.minutes(1)), arguments: ["/", "?", "#a", "//@", "a="])
  func longTextsAreMaskedInTime(part: String) {
    let text = String(repeating: part, count: 200_000) + "?"
    #expect(Redaction.maskingURLs(in: text).utf8.count <= text.utf8.count + 6)
  }
}
