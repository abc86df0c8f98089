import ChirpDiagnostics
import Testing

@Suite struct GitHubDiagnosticPrinterTests {
  @Test func writesACommandALine() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "specs/a.yaml", text: "types:\n  A:\n    caf\u{E9}: Itn\n")
    diagnostics.error(
      "no type 'Itn'", at: file.range(3, 11, 3, 14),
      notes: [
        .init("did you mean 'Int'?"),
        .init("types are here", at: file.range(1, 1, 1, 6)),
      ])
    diagnostics.warning("nothing is sent", at: nil)
    #expect(
      GitHubDiagnosticPrinter().text(diagnostics) == """
        ::warning title=chirp-gen::nothing is sent
        ::error file=specs/a.yaml,line=3,col=11,endLine=3,endColumn=14,title=chirp-gen::\
        no type 'Itn'%0Anote: did you mean 'Int'?%0Anote: types are here (specs/a.yaml:1:1)

        """)
  }

  @Test func givesNoColumnsForARangeOnSeveralLines() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a", text: "a: |\n  b\n")
    diagnostics.error("m", at: file.range(1, 4, 2, 4))
    #expect(
      GitHubDiagnosticPrinter().text(diagnostics)
        == "::error file=a,line=1,endLine=2,title=chirp-gen::m\n")
  }

  @Test func tellsTheOptionThatHasNoFile() {
    var diagnostics = Diagnostics()
    let option = diagnostics.add(option: "--rename", value: "A=b c")
    diagnostics.error(
      "'b c' is not a name in Swift", at: option.range(1, 3, 1, 6),
      notes: [.init("'A' is here", at: option.range(1, 1, 1, 2))])
    #expect(
      GitHubDiagnosticPrinter().text(diagnostics) == """
        ::error title=chirp-gen::--rename: 'b c' is not a name in Swift%0Anote: 'A' is here \
        (--rename:1:1)

        """)
  }

  @Test func escapesAsGitHubDocuments() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a:b,c%d", text: "a")
    diagnostics.error("100%: a, b\n::error::c\r", at: file.range(1, 1, 1, 1))
    #expect(
      GitHubDiagnosticPrinter().text(diagnostics) == """
        ::error file=a%3Ab%2Cc%25d,line=1,col=1,endLine=1,endColumn=1,title=chirp-gen::\
        100%25: a, b\\n::error::c\\r

        """)
  }
}
