import ChirpDiagnostics
import Testing

@Suite struct SourceLinesTests {
  @Test func endsLinesAtEveryLineBreakOfAnEditor() {
    let lines = SourceLines(SourceFile(path: "a", text: "\u{FEFF}a\nb\r\n\rc\u{2028}d\u{85}e"))
    #expect(
      (0...6).map { String(lines.line($0).characters) } == [
        "", "a", "b", "", "c\u{2028}d\u{85}e", "", "",
      ])
  }

  @Test(arguments: zip(1...7 as ClosedRange<UInt32>, [1, 1, 2, 2, 3, 4, 4]))
  func columnCountsCharacters(scalars: UInt32, characters: Int) {
    let lines = SourceLines(SourceFile(path: "a", text: "e\u{301}e\u{302}x"))
    #expect(lines.column(of: SourceLocation(line: 1, column: scalars)) == characters)
  }
}
