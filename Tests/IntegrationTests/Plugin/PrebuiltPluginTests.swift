import Foundation
import Testing

extension ConsumerTests {
  /// The package that `script/release` makes, here of the program that these tests were built with.
  struct PrebuiltPluginTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    @Test func itsPluginsRunTheProgramOfTheBundle() async throws {
      let dist = folder.url.appending(path: "dist").path(percentEncoded: false)
      let program = Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
      let release = try await Command.run(
        [Package.folder.appending(path: "script/release").path(percentEncoded: false)],
        in: folder.url, environment: ["CHIRP_DIST": dist, "CHIRP_PROGRAM": program])
      try #require(release.status == 0, "\(release.error)")

      for (path, text) in Self.files { try folder.write(text, to: "app/\(path)") }
      let app = folder.url.appending(path: "app")
      let build = try await Build.run(in: app)
      #expect(build.status == 0, "\(build.text)")
      #expect(build.generated == ["NotesAPI from notes.yaml"], "\(build.text)")
      #expect(build.compiled == ["NotesAPI"], "\(build.text)")
      #expect(!build.text.contains("chirp-gen-tool"), "\(build.text)")
      let command = try await Build.swift(
        "package",
        [
          "plugin", "--package", "chirp-gen-prebuilt", "--allow-writing-to-package-directory",
          "generate-api",
        ], in: app)
      #expect(command.status == 0, "\(command.error)")
      #expect(command.output == "Sources/Committed: 3 files, 3 written\n")
    }

    @Test func theArchivesAreThoseOfTheirChecksums() async throws {
      let dist = folder.url.appending(path: "dist")
      let release = try await Command.run(
        [
          Package.folder.appending(path: "script/release").path(percentEncoded: false),
          "https://example.com/a&b.zip",
        ],
        in: folder.url,
        environment: [
          "CHIRP_DIST": dist.path(percentEncoded: false),
          "CHIRP_PROGRAM": Package.products.appending(path: "chirp-gen")
            .path(percentEncoded: false),
        ])
      try #require(release.status == 0, "\(release.error)")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: dist.path(percentEncoded: false)
      ).sorted()
      let archive = try #require(names.first { $0.hasSuffix(".tar.gz") })
      #expect(
        names == ["SHA256SUMS", archive, "chirp-gen-prebuilt", "chirp-gen.artifactbundle.zip"])
      let sums = try folder.text("dist/SHA256SUMS").split(separator: "\n")
      #expect(sums.count == 2)
      let bundle = try #require(sums.last?.split(separator: " ").first)
      #expect(
        try folder.text("dist/chirp-gen-prebuilt/Package.swift").contains(
          #"""
              .binaryTarget(
                name: "chirp-gen-binary",
                url: "https://example.com/a&b.zip",
                checksum: "\#(bundle)"),

          """#))
      let contents = try await Command.run(["tar", "-tzf", archive], in: dist)
      let root = archive.dropLast(".tar.gz".count)
      #expect(
        contents.output.split(separator: "\n").filter { !$0.hasSuffix("/") }.sorted() == [
          "\(root)/LICENSE", "\(root)/LICENSE.libyaml", "\(root)/bin/chirp-gen",
          "\(root)/share/bash-completion/completions/chirp-gen",
          "\(root)/share/fish/vendor_completions.d/chirp-gen.fish",
          "\(root)/share/man/man1/chirp-gen.1", "\(root)/share/zsh/site-functions/_chirp-gen",
        ])
    }

    private static let files = [
      "chirp-gen.yaml": """
      spec: Sources/NotesAPI/notes.yaml
      output: Sources/Committed

      """,
      "Sources/NotesAPI/chirp-gen.yaml": "spec: notes.yaml\n",
      "Sources/NotesAPI/NotesAPI.swift": "// The rest is generated.\n",
      "Sources/NotesAPI/notes.yaml": """
      chirp: 1
      types: { Note: { fields: { text: String } } }
      routes: { notes: { route: GET /notes, response: [Note] } }

      """,
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Prebuilt",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "chirp-gen", path: "\(Package.folder.path(percentEncoded: false))"),
          .package(path: "../dist/chirp-gen-prebuilt"),
        ],
        targets: [
          .target(
            name: "NotesAPI", dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")],
            plugins: [.plugin(name: "ChirpGenPrebuiltPlugin", package: "chirp-gen-prebuilt")])
        ]
      )

      """,
    ]
  }
}
