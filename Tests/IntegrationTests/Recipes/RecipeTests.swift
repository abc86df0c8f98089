import Foundation
import Testing

/// The recipes of `Documentation/recipes.md`, as far as they run without the services that they are
/// for.
@Suite struct RecipeTests {
  private let blocks: [CodeBlock]
  private let folder: TemporaryFolder
  private let programs = Package.products.path(percentEncoded: false)

  init() throws {
    blocks = CodeBlock.blocks(of: try Package.text("Documentation/recipes.md"))
    folder = try TemporaryFolder()
    try folder.write("spec: notes.yaml\noutput: Sources/NotesAPI\n", to: "chirp-gen.yaml")
    try folder.write(Self.spec(field: "text"), to: "notes.yaml")
  }

  private static func spec(field: String) -> String {
    """
    chirp: 1
    types: { Note: { fields: { \(field): String } } }
    routes: { notes: { route: GET /notes, response: [Note] } }

    """
  }

  private func text(of file: String) throws -> String {
    try #require(blocks.first { $0.file == file }).text
  }

  /// Runs a command of the shell in the folder, with `chirp-gen` where the shell finds it.
  @discardableResult
  private func run(_ command: String) async throws -> Command {
    try await Command.run(
      ["bash", "-c", "PATH=\"\(programs):$PATH\"; \(command)"], in: folder.url,
      environment: [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.c",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b.c",
      ])
  }

  @Test func theHookRefusesWhatHasDrifted() async throws {
    try await run("git init --quiet")
    try folder.write(text(of: ".git/hooks/pre-commit"), to: ".git/hooks/pre-commit")
    let commit = "git add --all && git commit --quiet --message x"
    try await run("chmod +x .git/hooks/pre-commit && chirp-gen")
    let first = try await run(commit)
    #expect(first.status == 0, "\(first.error)")

    try folder.write(Self.spec(field: "body"), to: "notes.yaml")
    let refused = try await run(commit)
    #expect(refused.status == 1)
    #expect(
      (refused.output + refused.error).contains("differ from the spec; run 'chirp-gen generate'"))

    try await run("chirp-gen")
    let unstaged = try await run("git commit --quiet --message x")
    #expect(unstaged.status == 1, "What is committed is still old.")
    #expect(try await run(commit).status == 0)
  }

  @Test func bothConfigurationsRunTheCheck() throws {
    #expect(try text(of: ".pre-commit-config.yaml").contains("\n        entry: chirp-gen check\n"))
    #expect(
      try text(of: ".github/workflows/generated.yml").hasSuffix(
        "\n      - run: chirp-gen check --format github\n"))
  }

  @Test func theRuleOfBazelGivesWhatItSays() async throws {
    let rule = try text(of: "BUILD.bazel")
    let command = try #require(rule.firstMatch(of: /cmd = "(.*)",/)).output.1
      .replacing("$(location //tools:chirp-gen)", with: "chirp-gen")
      .replacing("$(location notes.yaml)", with: "notes.yaml")
      .replacing("$(RULEDIR)", with: "bin")
    #expect(!command.contains("$"))
    let run = try await run(String(command))
    #expect(run == Command(status: 0, output: "bin: 4 files, 4 written\n", error: ""))
    let outputs = try #require(rule.firstMatch(of: /outs = \[(.*)\]/)).output.1
      .matches(of: /"([^"]+)"/).map { String($0.output.1) }
    #expect(try folder.contents("bin").keys.sorted() == outputs)
  }
}
