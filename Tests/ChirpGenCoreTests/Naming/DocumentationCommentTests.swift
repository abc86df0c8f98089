import Testing

@testable import ChirpGenCore

@Suite struct DocumentationCommentTests {
  @Test(arguments: [
    ("", []),
    ("One line.", ["/// One line."]),
    ("One line.\n", ["/// One line."]),
    ("a\nb\r\nc\rd", ["/// a", "/// b", "/// c", "/// d"]),
    ("a\u{2028}b\u{2029}c\u{85}d", ["/// a", "/// b", "/// c", "/// d"]),
    ("a\u{B}b\u{C}c", ["/// a", "/// b", "/// c"]),
    ("a\n\n\nb", ["/// a", "///", "///", "/// b"]),
    ("a  \t\nb ", ["/// a", "/// b"]),
    ("*/ /* */ \\", ["/// */ /* */ \\"]),
    ("a\0b\u{7}c\u{1B}[31m", ["/// abc[31m"]),
    ("\u{202E}a\u{202C}\u{2066}b\u{2069}\u{FEFF}", ["/// ab"]),
    ("é 👩‍👧 名前", ["/// é 👩‍👧 名前"]),
  ])
  func aLineForEachPhysicalLine(text: String, lines: [String]) {
    #expect(DocumentationComment.lines(text, columns: 100) == lines)
  }

  @Test(arguments: [
    ("aaaa bbbb cc", ["/// aaaa bbbb", "/// cc"]),
    ("aaaa bbbb", ["/// aaaa bbbb"]),
    ("aaaaaaaaaaaa b", ["/// aaaaaaaaaaaa", "/// b"]),
    ("éééé bbbb cc", ["/// éééé bbbb", "/// cc"]),
    ("aaaa bbbb - c", ["/// aaaa bbbb -", "/// c"]),
    ("aaaa bbbb 1. c", ["/// aaaa bbbb 1.", "/// c"]),
    ("    let code = 1", ["///     let code = 1"]),
    ("\tlet code = 1", ["/// \tlet code = 1"]),
    ("- aaaa bbbb cc", ["/// - aaaa", "/// bbbb cc"]),
  ])
  func isWrappedAtBlanks(text: String, lines: [String]) {
    #expect(DocumentationComment.lines(text, columns: 13) == lines)
  }

  @Test func isNotWrappedWithoutColumns() {
    let text = String(repeating: "word ", count: 100) + "end"
    #expect(DocumentationComment.lines(text) == ["/// \(text)"])
  }
}
