import Foundation
import Testing

extension ConsumerTests {
  /// The build-tool plugin in a package of a user. Each test leaves the package as it was.
  @Suite(.consumer)
  struct BuildToolPluginTests {
    private let consumer: Consumer
    private let notes = "NotesAPI from notes.yaml"
    private let spec = "My Specs/notes.yaml"
    private let types = "My Specs/types.yaml"

    init() throws {
      consumer = try #require(ConsumerTrait.consumer)
    }

    /// Builds, and expects that this generates `generated` and compiles `compiled` without a
    /// warning.
    @discardableResult
    private func build(
      generated: [String], compiled: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Build {
      let build = try await consumer.build()
      #expect(build.status == 0, "\(build.text)", sourceLocation: sourceLocation)
      #expect(build.generated == generated, "\(build.text)", sourceLocation: sourceLocation)
      #expect(build.compiled == compiled, "\(build.text)", sourceLocation: sourceLocation)
      #expect(!build.text.contains("warning:"), "\(build.text)", sourceLocation: sourceLocation)
      return build
    }

    @Test func theFirstBuildGeneratesWhatTheProgramDoes() async throws {
      let first = consumer.firstBuild
      try #require(first.status == 0, "\(first.text)")
      #expect(first.generated == ["BookstoreAPI from bookstore.yaml", notes])
      #expect(!first.text.contains("warning:"), "\(first.text)")
      let program = Build.products.appending(path: "app").path(percentEncoded: false)
      let run = try await Command.run([program], in: consumer.folder)
      let bases = "https://bookstore.example.com https://notes.example.com\n"
      #expect(run == Command(status: 0, output: bases, error: ""))

      let chirpGen = Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
      let output = try TemporaryFolder()
      let generated = try await Command.run(
        [
          chirpGen, "generate", "--layout", "single", "--output",
          output.url.appending(path: "out").path(percentEncoded: false),
        ], in: consumer.folder.appending(path: "Sources/BookstoreAPI"))
      #expect(generated.status == 0, "\(generated.error)")
      #expect(try consumer.generated("BookstoreAPI") == output.contents("out"))
    }

    /// The build is planned twice before it is remembered, which links the program anew.
    @Test func aBuildWithoutAChangeRunsNothing() async throws {
      #expect(try await consumer.build().compiled == [])
      for _ in 3...4 { try await build(generated: [], compiled: []) }
    }

    @Test(arguments: [
      ("My Specs/notes.yaml", "page: Int = 1", "page: Int = 2", "page: Int = 2"),
      ("My Specs/types.yaml", "text: String", "text: String?", "var text: String?"),
      ("Sources/NotesAPI/chirp-gen.yaml", "spec:", "imports: [Foundation]\nspec:", "import"),
      ("My Specs/Templates/errors.mustache", "{{! Ours. }}", "// Ours.", "// Ours."),
    ])
    func anEditOfAnyInputGeneratesAgain(
      path: String, old: String, new: String, effect: String
    ) async throws {
      let before = try consumer.generated("NotesAPI")
      try consumer.edit(path, old, new)
      let edited = try await consumer.build()
      #expect(edited.status == 0, "\(edited.text)")
      #expect(edited.generated == [notes], "\(edited.text)")
      #expect(!edited.compiled.contains("BookstoreAPI"), "\(edited.text)")
      let after = try consumer.generated("NotesAPI")
      #expect(after.values.contains { $0.contains(effect) })
      try consumer.edit(path, new, old)
      #expect(try await consumer.build().generated == [notes])
      #expect(try consumer.generated("NotesAPI") == before)
    }

    @Test func anEditWithoutEffectCompilesNothing() async throws {
      try consumer.edit(spec, "chirp: 1", "chirp: 1 # the version")
      try await build(generated: [notes], compiled: [])
      try consumer.edit(spec, "chirp: 1 # the version", "chirp: 1")
      try await build(generated: [notes], compiled: [])
    }

    @Test func aFaultIsTheBuildsOwnAtItsPlace() async throws {
      try consumer.edit(types, "text: String", "text: Sting")
      let path = consumer.folder.appending(path: types).path(percentEncoded: false)
      for _ in 1...2 {
        let build = try await consumer.build()
        #expect(build.status == 1)
        #expect(
          build.text.contains(
            """

            \(path):2:37: error: there is no type 'Sting'
                2 |   Note: { fields: { id: UUID, text: Sting } }
                  |                                     ^~~~~
            note: did you mean 'String'?
            chirp-gen: 1 error; nothing was written

            """), "\(build.text)")
      }
      try consumer.edit(types, "text: Sting", "text: String")
      try await build(generated: [notes], compiled: [])
    }

    /// A build is planned anew only if a file is added to a target or the manifest is changed, so
    /// that it does not learn of what a spec includes by now.
    @Test func aFileThatTheBuildDoesNotKnowOfIsNotOverlooked() async throws {
      try consumer.write("types: { Tag: { fields: { name: Int } } }\n", to: "My Specs/tags.yaml")
      try consumer.edit(spec, "[types.yaml]", "[types.yaml, tags.yaml]")
      try consumer.edit(types, "text: String", "text: String, tags: [Tag]")
      #expect(try await consumer.build().generated == [notes])
      try consumer.edit("My Specs/tags.yaml", "Int", "String")
      #expect(try await consumer.build().generated == [notes])
      #expect(try #require(consumer.generated("NotesAPI")["Types.swift"]).contains("name: String"))
      try consumer.edit(types, "text: String, tags: [Tag]", "text: String")
      try consumer.edit(spec, "[types.yaml, tags.yaml]", "[types.yaml]")
      try consumer.remove("My Specs/tags.yaml")
      #expect(try await consumer.build().generated == [notes])
      try await build(generated: [], compiled: [])
    }

    @Test func aTargetWithoutAConfigurationIsToldWhatItLacks() async throws {
      let configuration = "Sources/NotesAPI/chirp-gen.yaml"
      try consumer.remove(configuration)
      let build = try await consumer.build()
      #expect(build.status == 1)
      #expect(
        build.lines.contains(
          """
          error: the target 'NotesAPI' has no 'chirp-gen.yaml' in its folder; write one that names \
          the spec: 'spec: api.yaml'
          """), "\(build.text)")
      try consumer.write(Consumer.notesConfiguration, to: configuration)
      #expect(try await consumer.build().status == 0)
    }

    @Test func aFileThatIsCalledAsAGeneratedOneIsNamed() async throws {
      let file = "Sources/NotesAPI/errors.swift"
      try consumer.write("// Ours.\n", to: file)
      let build = try await consumer.build()
      #expect(build.status == 1)
      #expect(
        build.lines.contains(
          """
          error: the target 'NotesAPI' has a file 'errors.swift' of its own, and one of that name is \
          generated; give yours another name
          """), "\(build.text)")
      try consumer.remove(file)
      #expect(try await consumer.build().status == 0)
    }
  }
}
