import Foundation
import Testing

extension ConsumerTests {
  /// `swift package generate-api`, in a package that commits what is generated.
  struct CommandPluginTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      for (path, text) in Self.files { try folder.write(text, to: path) }
    }

    private func run(_ arguments: String...) async throws -> Command {
      try await Build.swift(
        "package", ["--allow-writing-to-package-directory", "generate-api"] + arguments,
        in: folder.url)
    }

    private func expect(
      _ run: Command, _ output: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(run.status == 0, "\(run.error)", sourceLocation: sourceLocation)
      #expect(run.output == output, sourceLocation: sourceLocation)
    }

    @Test func itGeneratesAndChecks() async throws {
      try await expect(
        run(),
        """
        Sources/NotesAPI: 3 files, 3 written
        Sources/TagsAPI/Generated: 3 files, 3 written

        """)
      try await expect(
        run("--check"),
        """
        Sources/NotesAPI: up to date (3 files)
        Sources/TagsAPI/Generated: up to date (3 files)

        """)
      try folder.write(
        Self.tags.replacing("name: String", with: "title: String"), to: "Sources/TagsAPI/tags.yaml")
      let drift = try await run("--check", "--target", "TagsAPI")
      #expect(drift.status == 1)
      #expect(drift.output.contains("\n-  public var name: String\n+  public var title: String\n"))
      #expect(
        drift.output.hasSuffix(
          """

          Sources/TagsAPI/Generated: 2 files differ from the spec; run 'chirp-gen generate'

          """))
      #expect(drift.error.hasSuffix("\nerror: 'chirp-gen check' has failed\n"))
      try await expect(
        run("--target", "TagsAPI", "--layout", "single"),
        "Sources/TagsAPI/Generated: 4 files, 3 written, 2 removed, 1 unchanged\n")
    }

    @Test func itAsksForThePermissionToWrite() async throws {
      let run = try await Build.swift("package", ["generate-api"], in: folder.url)
      #expect(
        run
          == Command(
            status: 1, output: "",
            error: """
              error: Plugin ‘ChirpGenCommandPlugin’ wants permission to write to the package \
              directory.
              Stated reason: “to write the Swift that the specs of the package give”.
              Use `--allow-writing-to-package-directory` to allow this.

              """))
      #expect(try folder.contents("Sources/NotesAPI").keys.sorted() == ["NotesAPI.swift"])
    }

    @Test func itSaysWhatIsMissing() async throws {
      let target = try await run("--target", "NotesAPI")
      #expect(target.status == 1)
      #expect(
        target.error.hasSuffix(
          """

          error: the target 'NotesAPI' has no 'chirp-gen.yaml' in its folder; without '--target' \
          that of the package is used too

          """))
      try folder.write("spec: notes.yaml\n", to: "chirp-gen.yaml")
      try folder.write("spec: tags.yaml\n", to: "Sources/TagsAPI/chirp-gen.yaml")
      let nothing = try await run()
      #expect(nothing.status == 1)
      #expect(
        nothing.error.hasSuffix(
          """

          error: no 'chirp-gen.yaml' in the folder of the package or of a target says 'output'; \
          write one: '{ spec: api.yaml, output: Sources/API }'

          """))
    }

    @Test(arguments: [["--target"], ["--target", "--check"], ["--target="]])
    func aTargetHasAName(arguments: [String]) async throws {
      let run = try await Build.swift(
        "package", ["--allow-writing-to-package-directory", "generate-api"] + arguments,
        in: folder.url)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(
        run.error.hasSuffix("\nerror: the name of a target is missing; write '--target NAME'\n"))
    }

    @Test func helpIsTheProgramsOwn() async throws {
      let program = Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
      let help = try await Command.run([program, "check", "--help"], in: folder.url)
      try await expect(run("--check", "--help"), help.output)
    }

    private static let tags = """
      chirp: 1
      types: { Tag: { fields: { name: String } } }
      routes: { tags: { route: GET /tags, response: [Tag] } }

      """

    private static let files = [
      "chirp-gen.yaml": "spec: notes.yaml\noutput: Sources/NotesAPI\n",
      "notes.yaml": """
      chirp: 1
      types: { Note: { fields: { text: String } } }
      routes: { notes: { route: GET /notes, response: [Note] } }

      """,
      "Sources/NotesAPI/NotesAPI.swift": "// The rest is generated.\n",
      "Sources/TagsAPI/TagsAPI.swift": "// The rest is generated.\n",
      "Sources/TagsAPI/chirp-gen.yaml": "{ spec: tags.yaml, output: Generated }\n",
      "Sources/TagsAPI/tags.yaml": tags,
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Committed",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "chirp-gen", path: "\(Package.folder.path(percentEncoded: false))")
        ],
        targets: ["NotesAPI", "TagsAPI"].map { name in
          .target(
            name: name, dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")])
        }
      )

      """,
    ]
  }
}
