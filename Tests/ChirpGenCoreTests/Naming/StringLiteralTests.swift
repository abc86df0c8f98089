import Testing

@testable import ChirpGenCore

/// That the compiler makes the same bytes of a literal is tested by `LiteralTests`, which runs it.
@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("", #""""#),
    ("a b", #""a b""#),
    ("\"", #""\"""#),
    ("\\", #""\\""#),
    ("\\(x)", #""\\(x)""#),
    ("a\nb\r\nc\t", #""a\nb\r\nc\t""#),
    ("\0\u{7}\u{1B}[31m\u{7F}", #""\u{0}\u{7}\u{1B}[31m\u{7F}""#),
    ("\u{85}\u{A0}\u{2003}\u{2028}\u{2029}", #""\u{85}\u{A0}\u{2003}\u{2028}\u{2029}""#),
    ("\u{202E}\u{2066}\u{200B}\u{FEFF}", #""\u{202E}\u{2066}\u{200B}\u{FEFF}""#),
    ("e\u{301}", #""e\u{301}""#),
    ("é ß 名前 👍", #""é ß 名前 👍""#),
    ("👩\u{200D}👧", #""👩\u{200D}👧""#),
    ("\u{E000}\u{10FFFF}", #""\u{E000}\u{10FFFF}""#),
    ("$0 #\"raw\"# \"\"\"", ##""$0 #\"raw\"# \"\"\"""##),
  ])
  func isReadable(text: String, literal: String) {
    #expect(StringLiteral.quoted(text) == literal)
  }
}
