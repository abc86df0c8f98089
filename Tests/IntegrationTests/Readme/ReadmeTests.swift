import Foundation
import Testing

/// Whether the README says what is so. Its files, its program and the commands for a package of
/// one's own are run by `MainJobTests`.
@Suite struct ReadmeTests {
  private let readme: Readme

  init() throws {
    readme = try Readme()
  }

  @Test func itHoldsTheseBlocks() {
    #expect(
      readme.blocks.map { [$0.language, $0.file ?? ""] } == [
        ["yaml", "notes.yaml"], ["swift", ""], ["text", ""], ["sh", ""],
        ["swift", "Package.swift"], ["yaml", "chirp-gen.yaml"], ["sh", ""],
        ["swift", "Sources/NotesAPI/API+DeleteNote.swift"],
        ["swift", "Sources/notes/main.swift"], ["sh", ""],
      ])
    #expect(readme.text.matches(of: /```/).count == 2 * readme.blocks.count)
  }

  @Test func everyCommandIsRun() throws {
    let scripts = ["script/generate", "script/test"]
    #expect(readme.commands == scripts + MainJobTests.commands)
    let ci = try String(contentsOf: Package.folder.appending(path: ".ci/run"), encoding: .utf8)
    for script in scripts {
      #expect(ci.contains(try Regex("(?m)^\(script)( |$)")), "\(script)")
    }
  }

  @Test func theOptionsThatItPromisesAreListed() async throws {
    let commands = readme.text.matches(of: /`([^`\n]*\/chirp-gen [^`\n]*)`/).map(\.output.1)
    // WatchTests run the first, which goes on until it is ended.
    #expect(
      commands == [
        "../chirp-gen/.build/debug/chirp-gen watch",
        "../chirp-gen/.build/debug/chirp-gen generate --help",
      ])
    let result = try await Checkout().run(String(try #require(commands.last)))
    #expect(result.status == 0)
    #expect(result.error == "")
    for option in ["namespace", "access", "layout", "style"] {
      #expect(result.output.contains("--\(option) "), "\(option)")
    }
  }

  @Test func theCommandsAreThoseOfTheProgram() async throws {
    let rows = readme.text.matches(of: /(?m)^\| `chirp-gen ([^`]+)` \| (.+) \|$/)
    let program = Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
    let help = try await Command.run([program, "help"], in: Package.folder).output
    let usages = help.matches(of: /(?m)^(?:usage:)? +chirp-gen (\S+.*)$/).map { match in
      String(match.output.1).replacing(" [options]", with: "")
    }
    #expect(rows.map { String($0.output.1) } == Array(usages.prefix(rows.count)))
    for row in rows {
      let name = String(row.output.1.prefix { $0 != " " })
      #expect(help.contains(try Regex("(?m)^  \(name) +\\Q\(row.output.2)\\E$")), "\(name)")
    }
    let listed = help.matches(of: /(?m)^  ([a-z]+) {2,}\S/).map { String($0.output.1) }
    #expect(listed == rows.map { String($0.output.1.prefix { $0 != " " }) } + ["help"])
  }

  @Test func theDiagnosticIsWhatTheProgramPrints() async throws {
    let expected = try #require(readme.blocks.first { $0.language == "text" }).text
    let folder = try TemporaryFolder()
    for (name, text) in readme.files { try folder.write(text, to: name) }
    var lines = try folder.text("notes.yaml").components(separatedBy: "\n")
    let excerpt = try #require(expected.firstMatch(of: /(?m)^ *(\d+) \| (.*)$/)).output
    let number = try #require(Int(excerpt.1))
    lines[number - 1] = String(excerpt.2)
    try folder.write(lines.joined(separator: "\n"), to: "notes.yaml")
    let program = Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
    let result = try await Command.run([program], in: folder.url)
    #expect(result == Command(status: 1, output: "", error: expected))
    #expect(
      try folder.contents("Sources").keys.sorted() == [
        "NotesAPI/API+DeleteNote.swift", "notes/main.swift",
      ])
  }

  @Test func itsLinksLeadSomewhere() {
    let links = readme.text.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    #expect(links.count == 14)
    for link in links {
      let path = Package.folder.appending(path: link).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
