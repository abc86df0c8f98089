import ChirpDiagnostics
import ChirpYAML
import Testing

@Suite struct ComposerTests {
  @Test func readsScalarsSequencesAndMappings() {
    let composition = Composition(
      """
      name: Chirp
      list:
        - 'a'
        - "b"
        - [c, {d: e}]
        - |
          text
      ? [x]
      : y
      """)
    #expect(
      composition.node?.outline
        == #"{name: Chirp, list: ["a", "b", [c, {d: e}], "text\#n"], [x]: y}"#)
    #expect(composition.report == "")
  }

  @Test(arguments: ["", "# nothing\n", "\u{FEFF}", "---\n", "---\n...\n"])
  func readsAnEmptyDocumentAsNull(text: String) {
    let composition = Composition(text)
    #expect(composition.node?.content.scalar == Scalar(""))
    #expect(composition.node?.coreValue == .null)
    #expect(composition.report == "")
  }

  @Test func keepsTagsAndAnchors() {
    let node = Composition("&b !!str 1\n").node
    #expect(node?.tag == "tag:yaml.org,2002:str")
    #expect(node?.anchor == "b")
    #expect(Composition("!<tag:example.com,2026:a> [1]\n").node?.tag == "tag:example.com,2026:a")
  }

  @Test func endsRangesBehindTheLastValue() {
    let node = Composition(
      """
      a:
        - b
        - c: d

      # a comment
      e: [ f, g: h ]
      i: {j: k }

      """
    ).node
    #expect(
      node?.ranges == [
        "1:1-7:11",
        "1:1-1:2", "2:3-3:9", "2:5-2:6", "3:5-3:9", "3:5-3:6", "3:8-3:9",
        "6:1-6:2", "6:4-6:15", "6:6-6:7", "6:9-6:13", "6:9-6:10", "6:12-6:13",
        "7:1-7:2", "7:4-7:11", "7:5-7:6", "7:8-7:9",
      ])
  }

  @Test func putsAValueThatIsLeftOutBehindItsKey() {
    let node = Composition("a:\nb:\n- \n- x\n? c\n\n\nd: {p, q: }\ne: &f\n").node
    #expect(
      node?.ranges == [
        "1:1-9:6",
        "1:1-1:2", "1:3-1:3",
        "2:1-2:2", "3:1-4:4", "3:2-3:2", "4:3-4:4",
        "5:3-5:4", "5:4-5:4",
        "8:1-8:2", "8:4-8:12", "8:5-8:6", "8:6-8:6", "8:8-8:9", "8:11-8:11",
        "9:1-9:2", "9:4-9:6",
      ])
  }

  @Test(arguments: ["\u{FEFF}a: é1\nb: c\n", "a: é1\r\nb: c\r\n", "a: é1\rb: c\r"])
  func readsByteOrderMarksAndLineBreaks(text: String) {
    let node = Composition(text).node
    #expect(node?.outline == "{a: é1, b: c}")
    #expect(
      node?.ranges == ["1:1-2:5", "1:1-1:2", "1:4-1:6", "2:1-2:2", "2:4-2:5"])
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func countsLinesAsAnEditorDoes(lineBreak: String) {
    let node = Composition("a: 'x\(lineBreak)y\(lineBreak)z' # \nb: [c]\n").node
    #expect(
      node?.ranges == [
        "1:1-2:7", "1:1-1:2", "1:4-1:11", "2:1-2:2", "2:4-2:7", "2:5-2:6",
      ])
  }

  @Test func refusesASecondDocument() {
    let composition = Composition("a: 1\n---\nb: 1\n")
    #expect(composition.node?.outline == "{a: 1}")
    #expect(
      composition.report == """
        a.yaml:2:1: error: a second document begins here, and only one is read
            2 | ---
              | ^~~

        """)
  }

  @Test func readsAllDocumentsIfAsked() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", bytes: Array("&a 1\n---\n2\n---\n*a\n".utf8))
    #expect(Composer().composeAll(file, diagnostics: &diagnostics) == nil)
    #expect(
      DiagnosticPrinter(colored: false).text(diagnostics) == """
        a.yaml:5:1: error: no anchor '&a' stands in front of this alias
            5 | *a
              | ^~

        """)
  }

  @Test func countsTheEventsOfTheParser() {
    #expect(BareEvents.count(Array("a: [b]\n".utf8)) == 9)
    #expect(BareEvents.count(Array("a: [b\n".utf8)) == 6)
  }
}

extension Node.Content {
  fileprivate var scalar: Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }
}
