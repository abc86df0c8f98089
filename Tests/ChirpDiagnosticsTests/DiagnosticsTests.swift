import ChirpDiagnostics
import Testing

@Suite struct DiagnosticsTests {
  @Test func ordersByFileAndPlace() {
    var diagnostics = Diagnostics()
    let first = diagnostics.add(path: "a.yaml", text: "a\nb\n")
    let second = diagnostics.add(path: "b.yaml", text: "a\nb\n")
    diagnostics.error("5", at: second.range(1, 1, 1, 2))
    diagnostics.error("4", at: first.range(2, 1, 2, 2))
    diagnostics.error("2", at: first.range(1, 2, 1, 3))
    diagnostics.warning("3", at: first.range(1, 2, 1, 3))
    diagnostics.error("0", at: nil)
    diagnostics.error("1", at: nil)
    #expect(diagnostics.inSourceOrder.map(\.message.text) == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func keepsEachOnce() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", text: "a")
    diagnostics.error("m", at: file.range(1, 1, 1, 2))
    diagnostics.error("m", at: file.range(1, 1, 1, 2))
    diagnostics.warning("m", at: file.range(1, 1, 1, 2))
    #expect(diagnostics.inSourceOrder.map(\.severity) == [.error, .warning])
  }

  @Test func addsOthersAndKeepsEachOnce() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", text: "ab")
    diagnostics.warning("m", at: file.range(1, 1, 1, 2))
    var others = Diagnostics()
    others.warning("m", at: file.range(1, 1, 1, 2))
    diagnostics.add(others)
    #expect(!diagnostics.hasErrors)
    others.error("n", at: file.range(1, 2, 1, 3))
    diagnostics.add(others)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.inSourceOrder.map(\.message.text) == ["m", "n"])
  }

  @Test func knowsWhetherThereAreErrors() {
    var diagnostics = Diagnostics()
    diagnostics.warning("m", at: nil)
    #expect(!diagnostics.hasErrors)
    diagnostics.error("m", at: nil)
    #expect(diagnostics.hasErrors)
  }

  @Test func knowsWhereThereAreErrors() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", text: "ab")
    diagnostics.warning("m", at: file.range(1, 1, 1, 2))
    #expect(!diagnostics.hasError(at: file.range(1, 1, 1, 2)))
    diagnostics.error("m", at: file.range(1, 1, 1, 2))
    #expect(diagnostics.hasError(at: file.range(1, 1, 1, 2)))
    #expect(!diagnostics.hasError(at: file.range(1, 1, 1, 3)))
  }
}
