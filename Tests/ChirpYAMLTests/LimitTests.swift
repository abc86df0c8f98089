import ChirpYAML
import Testing

@Suite struct LimitTests {
  @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "[[a]: "])
  func refusesDeepNestingAtOnce(opening: String) throws {
    let clock = ContinuousClock()
    let bytes = Array(String(repeating: opening, count: 100_000).utf8)
    var composition = Composition("")
    let duration = clock.measure { composition = Composition(bytes) }
    #expect(composition.node == nil)
    let message = try #require(composition.report.split(separator: "\n").first)
    #expect(message.hasSuffix("error: this is nested more than 100 levels deep"))
    // A search through all open levels at each of them takes minutes.
    #expect(duration < .seconds(10))
  }

  @Test(arguments: [
    String(repeating: "[", count: 100) + "x" + String(repeating: "]", count: 100),
    (0..<100).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    String(repeating: "- ", count: 100) + "x",
  ])
  func readsAHundredLevels(text: String) {
    #expect(Composition(text).report == "")
  }

  @Test func namesThePlaceThatIsTooDeep() {
    var limits = Limits.standard
    limits.depth = 2
    #expect(Composition("a:\n  - x\nb: [y]", limits: limits).report == "")
    #expect(
      Composition("a:\n  - x: 1\n", limits: limits).report == """
        a.yaml:2:5: error: this is nested more than 2 levels deep
            2 |   - x: 1
              |     ^

        """)
  }

  @Test func bracketsInTextAreNoNesting() {
    let brackets = String(repeating: "[", count: 100_000)
    for text in [
      "a: |\n  \(brackets)\n", "a: >\n  \(brackets)\n", "a: '\(brackets)'", "a: \"\(brackets)\"",
      "# \(brackets)\na: b", "a: b\(brackets)",
    ] {
      let composition = Composition(text)
      #expect(composition.node != nil)
      #expect(composition.report == "")
    }
  }

  @Test func refusesAFileThatIsTooLarge() {
    var limits = Limits.standard
    limits.bytes = 4
    #expect(Composition("a: 1", limits: limits).report == "")
    #expect(
      Composition("a: 12", limits: limits).report == """
        a.yaml:1:1: error: the file has 5 bytes, and at most 4 are read
            1 | a: 12
              | ^

        """)
  }

  @Test func refusesManyDirectives() {
    let text = (0..<100_000).map { "%TAG !a\($0)! b\n" }.joined() + "--- x"
    #expect(
      Composition(text).report == """
        a.yaml:1001:1: error: more than 1000 lines begin with '%'
         1001 | %TAG !a1000! b
              | ^

        """)
    #expect(Composition("%YAML 1.2\n%TAG !a! b\n---\n!a!c d").node?.tag == "bc")
  }
}
