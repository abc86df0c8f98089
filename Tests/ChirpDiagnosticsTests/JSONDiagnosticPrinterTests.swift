import ChirpDiagnostics
import Testing

@Suite struct JSONDiagnosticPrinterTests {
  @Test func writesAnObjectALine() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "specs/a.yaml", text: "types:\n  A:\n    page: Itn\n")
    diagnostics.error(
      "no type 'Itn'", at: file.range(3, 11, 3, 14),
      notes: [
        .init("did you mean 'Int'?"),
        .init("types are here", at: file.range(1, 1, 1, 6)),
      ])
    diagnostics.warning("nothing is sent", at: nil)
    #expect(
      JSONDiagnosticPrinter().text(diagnostics) == #"""
        {"path":null,"severity":"warning","message":"nothing is sent","range":null,"notes":[]}
        {"path":"specs/a.yaml","severity":"error","message":"no type 'Itn'",\#
        "range":{"start":{"line":3,"column":11,"offset":22},"end":{"line":3,"column":14,"offset":25}},\#
        "notes":[{"message":"did you mean 'Int'?","path":null,"range":null},\#
        {"message":"types are here","path":"specs/a.yaml",\#
        "range":{"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":6,"offset":5}}}]}

        """#)
  }

  @Test func writesNothingWhereThereIsNothingToSay() {
    #expect(JSONDiagnosticPrinter().text(Diagnostics()) == "")
  }

  @Test(
    arguments: [
      // An `e` with an accent of its own, and a family of five scalars, come before the place.
      (
        "caf\u{65}\u{301} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} xy\n",
        [1, 13, 1, 15], [1, 8, 26, 1, 10, 28]
      ),
      // Within a character: the whole of it.
      ("e\u{301}x", [1, 2, 1, 3], [1, 1, 1, 1, 2, 3]),
      // A byte order mark is part of no line, but of the file.
      ("\u{FEFF}a: b\r\nc: d\r\n", [2, 4, 2, 5], [2, 4, 12, 2, 5, 13]),
      // On several lines, and empty.
      ("a: |\n  \u{E9}\n  b\n", [1, 4, 3, 4], [1, 4, 3, 3, 4, 13]),
      ("a: \u{E9}b\n", [1, 5, 1, 5], [1, 5, 5, 1, 5, 5]),
      // Behind the end of a line, and of the file.
      ("a\nb\n", [1, 2, 1, 2], [1, 2, 1, 1, 2, 1]),
      ("a\nb\n", [3, 1, 3, 1], [3, 1, 4, 3, 1, 4]),
      ("a", [7, 9, 7, 9], [7, 1, 1, 7, 1, 1]),
    ] as [(String, [UInt32], [Int])])
  func countsCharactersAndBytes(text: String, place: [UInt32], expected: [Int]) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a", text: text)
    diagnostics.error("m", at: file.range(place[0], place[1], place[2], place[3]))
    let positions = [expected[..<3], expected[3...]].map { numbers in
      zip(["line", "column", "offset"], numbers).map { "\"\($0)\":\($1)" }.joined(separator: ",")
    }
    #expect(
      JSONDiagnosticPrinter().text(diagnostics) == """
        {"path":"a","severity":"error","message":"m","range":{"start":{\(positions[0])},\
        "end":{\(positions[1])}},"notes":[]}

        """)
  }

  @Test func countsOnFromThePlaceInFrontOnTheSameLine() {
    var diagnostics = Diagnostics()
    let text = (0..<5).map { "\u{E9}\($0)" }.joined()
    let file = diagnostics.add(path: "a", text: text)
    for column: UInt32 in [9, 1, 5, 3, 7] {
      diagnostics.error("m\(column)", at: file.range(1, column, 1, column + 1))
    }
    let offsets = JSONDiagnosticPrinter().text(diagnostics).split(separator: "\n").map { line in
      line.matches(of: /"offset":(\d+)/).compactMap { Int($0.output.1) }
    }
    #expect(offsets == [[0, 2], [3, 5], [6, 8], [9, 11], [12, 14]])
  }

  @Test func escapesWhatJSONAndTerminalsDoNotTake() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a\"\\\u{1B}.yaml", text: "a")
    diagnostics.error("\"\\\n\r\t\u{0}\u{7F}\u{202E}\u{E0041}\u{E9}👍", at: file.range(1, 1, 1, 2))
    let line = JSONDiagnosticPrinter().text(diagnostics)
    #expect(line.hasPrefix(#"{"path":"a\"\\\u001b.yaml","severity":"error","message":"\"\\\n\r\t"#))
    #expect(line.contains(#"\n\r\t\u0000\u007f\u202e\udb40\udc41é👍","range""#))
  }
}
