import ChirpDiagnostics
import Testing

@Suite struct DiagnosticPrinterTests {
  @Test func showsThePlaceTheLineAndTheRange() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(
      path: "specs/chirp.yaml", text: "types:\n  A:\n    fields:\n      page: Itn\n")
    diagnostics.error(
      "no type 'Itn' is declared", at: file.range(4, 13, 4, 16),
      notes: [
        .init("did you mean 'Int'?"),
        .init("types are declared here", at: file.range(1, 1, 1, 6)),
        .init("its field is here", at: file.range(4, 7, 4, 11)),
      ])
    diagnostics.warning("nothing is sent", at: nil)
    #expect(
      DiagnosticPrinter(colored: false).text(diagnostics) == """
        warning: nothing is sent
        specs/chirp.yaml:4:13: error: no type 'Itn' is declared
            4 |       page: Itn
              |             ^~~
        note: did you mean 'Int'?
        specs/chirp.yaml:1:1: note: types are declared here
            1 | types:
              | ^~~~~
        specs/chirp.yaml:4:7: note: its field is here

        """)
  }

  @Test func colorsThePlaceTheLabelAndTheMarks() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", text: "a: b\n")
    diagnostics.error(
      "no", at: file.range(1, 4, 1, 5), notes: [.init("because", at: file.range(1, 1, 1, 2))])
    diagnostics.warning("careful", at: file.range(1, 1, 1, 2))
    #expect(
      DiagnosticPrinter(colored: true).text(diagnostics) == """
        \u{1B}[1ma.yaml:1:1:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m careful
            1 | a: b
              | \u{1B}[1;32m^\u{1B}[0m
        \u{1B}[1ma.yaml:1:4:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no
            1 | a: b
              |    \u{1B}[1;32m^\u{1B}[0m
        \u{1B}[1ma.yaml:1:1:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m because

        """)
  }

  @Test func countsColumnsInCharacters() {
    // An `e` with an accent of its own, and a family of five scalars, come before the place.
    let text = "caf\u{65}\u{301} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} x\n"
    #expect(
      printed(text, (1, 13, 1, 14)) == """
        a.yaml:1:8: error: m
            1 | caf\u{65}\u{301} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} x
              |         ^

        """)
  }

  @Test func alignsUnderTabsAndWideCharacters() {
    #expect(
      printed("\t漢字: [x]\n", (1, 6, 1, 9)) == """
        a.yaml:1:6: error: m
            1 | \t漢字: [x]
              | \t      ^~~

        """)
    #expect(
      printed("漢字: x\n", (1, 1, 1, 3)) == """
        a.yaml:1:1: error: m
            1 | 漢字: x
              | ^~~~

        """)
  }

  @Test(arguments: [
    (
      "a: \u{1B}[31m\u{9B}\u{202E}\u{2069}\u{7F}\u{200F}",
      "a: \\u{1B}[31m\\u{9B}\\u{202E}\\u{2069}\\u{7F}\\u{200F}"
    ),
    ("a: \0\u{2028}\u{FEFF}x", "a: \\u{0}\\u{2028}\\u{FEFF}x"),
  ])
  func showsControlsAsEscapes(text: String, shown: String) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "\u{1B}]0;\n.yaml", text: text)
    diagnostics.error("key '\u{202E}\t\r\n'", at: file.range(1, 1, 1, 2))
    #expect(
      DiagnosticPrinter(colored: false).text(diagnostics) == """
        \\u{1B}]0;\\n.yaml:1:1: error: key '\\u{202E}\\t\\r\\n'
            1 | \(shown)
              | ^

        """)
  }

  @Test func underlinesAnEscapeAsWideAsItIsShown() {
    #expect(
      printed("a\u{1B}b\n", (1, 2, 1, 4)) == """
        a.yaml:1:2: error: m
            1 | a\\u{1B}b
              |  ^~~~~~~

        """)
  }

  @Test(arguments: ["a: b  \r\nc: d\r\n", "a: b  \rc: d", "\u{FEFF}a: b  \nc: d"])
  func leavesNoLineBreakAndNoTrailingBlank(text: String) {
    #expect(
      printed(text, (1, 4, 2, 2)) == """
        a.yaml:1:4: error: m
            1 | a: b
              |    ^

        """)
    #expect(
      printed(text, (2, 4, 2, 5)) == """
        a.yaml:2:4: error: m
            2 | c: d
              |    ^

        """)
  }

  @Test func marksAnEmptyRangeBehindTheLine() {
    #expect(
      printed("a:\n", (1, 3, 1, 3)) == """
        a.yaml:1:3: error: m
            1 | a:
              |   ^

        """)
  }

  @Test func showsAnEmptyLineWithoutATrailingBlank() {
    #expect(
      printed("a:\n\n", (2, 1, 2, 1)) == """
        a.yaml:2:1: error: m
            2 |
              | ^

        """)
    #expect(
      printed("", (1, 1, 1, 1)) == """
        a.yaml:1:1: error: m
            1 |
              | ^

        """)
  }

  @Test func cutsALongLineToAWindowAroundThePlace() {
    let text =
      String(repeating: "a", count: 1000) + "HERE" + String(repeating: "b", count: 1000) + "\n"
    #expect(
      printed(text, (1, 1001, 1, 1005)) == """
        a.yaml:1:1001: error: m
            1 | …\(String(repeating: "a", count: 60))HERE\(String(repeating: "b", count: 96))…
              | \(String(repeating: " ", count: 61))^~~~

        """)
    #expect(
      printed(text, (1, 2004, 1, 2005)) == """
        a.yaml:1:2004: error: m
            1 | …\(String(repeating: "b", count: 160))
              | \(String(repeating: " ", count: 160))^

        """)
    #expect(
      printed(text, (1, 1, 1, 3000)) == """
        a.yaml:1:1: error: m
            1 | \(String(repeating: "a", count: 160))…
              | ^\(String(repeating: "~", count: 159))

        """)
  }

  @Test func showsALineOfJustTheWidthWhole() {
    let text = String(repeating: "a", count: 160)
    #expect(
      printed(text, (1, 81, 1, 82)) == """
        a.yaml:1:81: error: m
            1 | \(text)
              | \(String(repeating: " ", count: 80))^

        """)
  }

  @Test func boundsACharacterOfManyScalars() {
    let text = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(
      printed(text, (1, 1, 1, 2)) == """
        a.yaml:1:1: error: m
            1 | e\(String(repeating: "\u{301}", count: 15))
              | ^

        """)
  }

  @Test func cutsAMessageOfAThousandScalars() {
    var diagnostics = Diagnostics()
    diagnostics.error("\(String(repeating: "a", count: 5000))", at: nil)
    #expect(
      DiagnosticPrinter(colored: false).text(diagnostics)
        == "error: \(String(repeating: "a", count: 1000))…\n")
  }

  @Test func widensTheGutterForALongLineNumber() {
    let text = String(repeating: "\n", count: 123_455) + "a: b"
    #expect(
      printed(text, (123456, 1, 123456, 2)) == """
        a.yaml:123456:1: error: m
        123456 | a: b
               | ^

        """)
  }

  @Test func staysLinearOnOneLongLine() {
    let entries = 5_000
    var diagnostics = Diagnostics()
    let file = diagnostics.add(
      path: "a.yaml", text: String(repeating: "é: 1, ", count: entries))
    for entry in 0..<UInt32(entries) {
      let column = entry * 6 + 1
      diagnostics.error("m", at: file.range(1, column, 1, column + 1))
    }
    let clock = ContinuousClock()
    var text = ""
    let duration = clock.measure { text = DiagnosticPrinter(colored: false).text(diagnostics) }
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 3 * entries)
    // Splitting the line anew for each fault would take minutes.
    #expect(duration < .seconds(20))
  }

  private func printed(
    _ text: String, _ range: (UInt32, UInt32, UInt32, UInt32)
  ) -> String {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", text: text)
    diagnostics.error("m", at: file.range(range.0, range.1, range.2, range.3))
    return DiagnosticPrinter(colored: false).text(diagnostics)
  }
}
