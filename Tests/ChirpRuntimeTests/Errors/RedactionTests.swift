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
    for name in ["Accept", "X-Trace-ID", "key", "ETag"] {
      #expect(!Redaction.isSensitive(name), "\(name)")
    }
  }
}
