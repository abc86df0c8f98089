import ChirpDiagnostics
import ChirpYAML
import Testing

/// The YAML test suite, against what libyaml 0.2.5 was measured to make of it.
@Suite(.enabled(if: !SuiteCase.all.isEmpty, "../shared/data/yaml is not there"))
struct SuiteTests {
  @Test func hasAllCases() {
    #expect(SuiteCase.all.count == 402)
    #expect(SuiteCase.all.count { $0.expectation == .ok } == 252)
    #expect(SuiteCase.all.count { $0.expectation == .ok && $0.json != nil } == 234)
    #expect(SuiteCase.all.count { $0.expectation == .okError } == 78)
    #expect(SuiteCase.all.count { $0.expectation == .rejectsValid } == 51)
    #expect(SuiteCase.all.count { $0.expectation == .acceptsInvalid } == 16)
    #expect(SuiteCase.all.count { $0.expectation == .differs } == 5)
  }

  @Test(arguments: SuiteCase.all.filter { $0.expectation == .ok })
  func readsAsTheSuiteSays(_ suiteCase: SuiteCase) throws {
    #expect(try eventDump(suiteCase.yaml) == suiteCase.events.map(String.init))
  }

  @Test(
    arguments: SuiteCase.all.filter {
      $0.expectation == .okError || $0.expectation == .rejectsValid
    })
  func refuses(_ suiteCase: SuiteCase) {
    #expect(throws: SyntaxFault.self) { try eventDump(suiteCase.yaml) }
  }

  @Test(arguments: SuiteCase.all.filter { $0.expectation == .acceptsInvalid })
  func readsAlthoughInvalid(_ suiteCase: SuiteCase) throws {
    #expect(try eventDump(suiteCase.yaml).last == "-STR")
  }

  @Test(arguments: SuiteCase.all.filter { $0.expectation == .differs })
  func readsDifferently(_ suiteCase: SuiteCase) throws {
    let events = try eventDump(suiteCase.yaml)
    #expect(events == Self.differing[suiteCase.name])
    #expect(events != suiteCase.events.map(String.init))
  }

  /// No case has a merge key or gives a key twice, so that these policies change none.
  @Test(arguments: SuiteCase.all.filter { $0.expectation == .ok && $0.json != nil })
  func givesTheValuesOfTheSuite(_ suiteCase: SuiteCase) throws {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "in.yaml", bytes: suiteCase.yaml)
    let nodes = Composer().composeAll(file, diagnostics: &diagnostics)
    #expect(diagnostics.inSourceOrder.map(\.message.text) == [])
    #expect(nodes?.map { JSONValue($0) } == suiteCase.json)
  }

  /// What libyaml makes of the cases that it reads in another way than YAML 1.2 has it.
  private static let differing = [
    // A `?` in a flow collection is a key's mark for it, whatever follows.
    "652Z": [
      "+STR", "+DOC", "+MAP {}", "=VAL :foo", "=VAL :bar", "=VAL :bar", "=VAL :42", "-MAP", "-DOC",
      "-STR",
    ],
    "HM87/01": [
      "+STR", "+DOC", "+SEQ []", "+MAP {}", "=VAL :x", "=VAL :", "-MAP", "-SEQ", "-DOC", "-STR",
    ],
    // A last line of blanks, without a line break, adds none to a block of text.
    "JEF9/02": ["+STR", "+DOC", "+SEQ", "=VAL |", "-SEQ", "-DOC", "-STR"],
    "L24T/01": ["+STR", "+DOC", "+MAP", "=VAL :foo", "=VAL |x\\n ", "-MAP", "-DOC", "-STR"],
    // A `:` ends an anchor.
    "Y2GN": [
      "+STR", "+DOC ---", "+MAP", "=VAL :key", "=VAL &an ::chor value", "-MAP", "-DOC", "-STR",
    ],
  ]
}
