import ChirpGenCLI
import Testing

/// The manual page says what `--help` does.
@Suite("manual page")
struct ManualPageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private static let commands = [
    "generate", "check", "validate", "watch", "init", "schema", "completions", "manual",
  ]

  @Test("begins with the name, the version and the usages")
  func beginning() {
    let run = workspace.run("manual")
    #expect(run.status == .success)
    #expect(run.error == "")
    #expect(
      run.output.hasPrefix(
        #"""
        .TH CHIRP-GEN 1 "" "chirp-gen 0.1.0" "User Commands"
        .SH "NAME"
        chirp-gen \- write the Swift of an HTTP API that a small YAML file describes
        .SH "SYNOPSIS"
        .nf
        chirp\-gen generate [SPEC] [options]
        chirp\-gen check [SPEC] [options]

        """#))
  }

  @Test("is formatted without a warning, and holds every line of help", .needs("groff"))
  func formatted() async throws {
    try workspace.write(workspace.run("manual").output, to: "chirp-gen.1")
    let page = try await Shell.run(
      "groff -man -Tutf8 -ww -P-cbou -rLL=200n -rHY=0 chirp-gen.1", in: workspace)
    #expect(page.error == "")
    let words = normalized(page.output)
    for command in Self.commands {
      for line in workspace.run("help", command).output.split(separator: "\n") {
        let text = line.hasSuffix(":") || line.hasPrefix("usage: ") ? "" : normalized(line)
        #expect(words.contains(text), "\(command)")
      }
    }
  }

  /// The words of `text`, each behind one blank.
  private func normalized(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
