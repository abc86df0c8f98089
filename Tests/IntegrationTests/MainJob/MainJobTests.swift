import ChirpTestServer
import Foundation
import Testing

/// The main job, as its user does it, with the README's own files: describe an API, generate, build,
/// call; then change the description and do it again.
@Suite struct MainJobTests {
  /// The README's commands for a package of one's own.
  static let commands = [
    "../chirp-gen/.build/debug/chirp-gen",
    "../chirp-gen/.build/debug/chirp-gen check",
    "swift build",
  ]

  private let readme: Readme
  private let checkout: Checkout

  init() throws {
    readme = try Readme()
    checkout = try Checkout()
  }

  @Test(.timeLimit(.minutes(10)))
  func describeGenerateBuildCall() async throws {
    for (name, text) in readme.files { try checkout.write(text, to: name) }
    let main = try #require(readme.files["Sources/notes/main.swift"])
    try checkout.write(program(main), to: "Sources/notes/main.swift")
    try checkout.write(readme.call, to: "Sources/notes/call.swift")
    try await generateAndBuild("6 files, 6 written", "up to date (6 files)")
    try expectModules(["ChirpRuntime", "NotesAPI", "notes"])
    try await callTheREADMEsRoutes()
    try await showARefusal()
    try await showThatThereIsNoServer()

    let spec = try #require(readme.files["notes.yaml"])
    try checkout.write(extended(spec), to: "notes.yaml")
    try checkout.write(program(Self.secondProgram), to: "Sources/notes/main.swift")
    try await generateAndBuild("8 files, 3 written, 5 unchanged", "up to date (8 files)")
    try await callTheNewRoute()
  }

  @Test(.timeLimit(.minutes(10)))
  func whatInitWritesBuilds() async throws {
    let started = try await checkout.run("../chirp-gen/.build/debug/chirp-gen init")
    #expect(started.status == 0)
    let target = try #require(started.output.firstMatch(of: /(?m)^  \.target\((.*\n)+/))
    try checkout.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Notes",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: "../chirp-gen")],
        targets: [
      \(target.output.0)  ]
      )
      """, to: "Package.swift")
    let generated = try await checkout.run(Self.commands[0])
    #expect(
      generated == Command(status: 0, output: "Sources/MyAPI: 6 files, 6 written\n", error: ""))
    let build = try await checkout.run("swift build")
    let text = build.output + build.error
    #expect(build.status == 0, "\(text)")
    #expect(!text.contains("warning:"), "\(text)")
    try expectModules(["ChirpRuntime", "MyAPI"])
  }

  @Test func twoFoldersGetTheSameBytes() async throws {
    let spec = try #require(readme.files["notes.yaml"])
    try checkout.write(spec, to: "notes.yaml")
    for name in ["a", "b"] {
      try checkout.write(spec, to: "\(name)/notes.yaml")
      let command = "../../chirp-gen/.build/debug/chirp-gen generate notes.yaml --output out"
      let result = try await checkout.run("cd \(name) && \(command)")
      #expect(result == Command(status: 0, output: "out: 6 files, 6 written\n", error: ""))
    }
    let contents = try checkout.folder.contents("My Notes/a/out")
    #expect(
      contents.keys.sorted() == [
        "API+Errors.swift", "API.swift", "Note+Coding.swift", "Note.swift",
        "Refusal+Coding.swift", "Refusal.swift",
      ])
    #expect(try checkout.folder.contents("My Notes/b/out") == contents)
  }

  /// Runs the README's commands.
  private func generateAndBuild(_ written: String, _ checked: String) async throws {
    let generated = try await checkout.run(Self.commands[0])
    #expect(
      generated == Command(status: 0, output: "Sources/NotesAPI: \(written)\n", error: ""))
    let check = try await checkout.run(Self.commands[1])
    #expect(check == Command(status: 0, output: "Sources/NotesAPI: \(checked)\n", error: ""))
    let build = try await checkout.run(Self.commands[2])
    let text = build.output + build.error
    try #require(build.status == 0, "\(text)")
    #expect(!text.contains("warning:"), "\(text)")
  }

  /// The modules that have been compiled for the user's package are `names`: nothing of the
  /// generator, and no libyaml.
  private func expectModules(_ names: [String]) throws {
    let modules = checkout.package.appending(path: ".build/debug/Modules")
    let compiled = try FileManager.default.contentsOfDirectory(
      atPath: modules.path(percentEncoded: false)
    ).filter { $0.hasSuffix(".swiftmodule") }.sorted()
    #expect(compiled == names.map { "\($0).swiftmodule" })
  }

  private func callTheREADMEsRoutes() async throws {
    let server = try await TestServer.start { request in
      switch request.method {
      case "GET": .json("[\(Self.note)]")
      case "POST": .json(Self.note, status: 201)
      default: .empty(status: 204)
      }
    }
    defer { server.stop() }
    let result = try await checkout.run("NOTES_TOKEN=canary .build/debug/notes \(server.baseURL)")
    #expect(
      result == Command(status: 0, output: "notes: 1\nadded \(Self.id)\n", error: ""))
    #expect(
      server.requests.map { "\($0.method) \($0.target) \($0.header("Authorization") ?? "-")" } == [
        "GET /notes?page=2 -", "POST /notes Bearer canary",
        "DELETE /notes/\(Self.id) Bearer canary",
      ])
    #expect(server.requests[1].body == Data(#"{"text":"Milk"}"#.utf8))
  }

  private func showARefusal() async throws {
    let server = try await TestServer.start { request in
      request.method == "GET"
        ? .json("[]")
        : .json(#"{"reason":"At most three letters.","code":"text_too_long"}"#, status: 422)
    }
    defer { server.stop() }
    let refused = try await checkout.run("NOTES_TOKEN=canary .build/debug/notes \(server.baseURL)")
    #expect(
      refused
        == Command(status: 0, output: "notes: 0\ntoo long: At most three letters.\n", error: ""))
    let signedOut = try await checkout.run("NOTES_TOKEN= .build/debug/notes \(server.baseURL)")
    #expect(signedOut == Command(status: 0, output: "notes: 0\nsign in first\n", error: ""))
    #expect(server.requests.map(\.method) == ["GET", "POST", "GET"])
  }

  private func showThatThereIsNoServer() async throws {
    let result = try await checkout.run(".build/debug/notes http://127.0.0.1:1")
    let reason = "The server does not accept connections. Check the connection and try again.\n"
    #expect(result == Command(status: 0, output: reason, error: ""))
  }

  private func callTheNewRoute() async throws {
    let server = try await TestServer.start { _ in .json(#"[{"name":"shop","count":2}]"#) }
    defer { server.stop() }
    let result = try await checkout.run(".build/debug/notes \(server.baseURL)")
    #expect(result == Command(status: 0, output: "shop 2\n", error: ""))
    #expect(
      server.requests.map { "\($0.method) \($0.target)" } == ["GET /notes/\(Self.id)/tags?min=2"])
  }

  /// `text` with the server's address from the command line in place of the real one.
  private func program(_ text: String) -> String {
    text.replacing("API.baseURL", with: "URL(string: CommandLine.arguments[1])!")
  }

  /// `spec` with a type and a route more.
  private func extended(_ spec: String) -> String {
    spec.replacing("routes:\n", with: "  Tag: { fields: { name: String, count: Int } }\nroutes:\n")
      + """
        tags:
          route: GET /notes/{noteID}/tags
          path: { noteID: UUID }
          query: { min: Int? }
          response: [Tag]

      """
  }

  private static let id = "00000000-0000-0000-0000-000000000001"
  private static let note = #"{"id":"\#(id)","text":"Milk","createdAt":"2026-01-01T00:00:00Z"}"#

  private static let secondProgram = """
    import ChirpRuntime
    import Foundation
    import NotesAPI

    let id = UUID(uuidString: "\(id)")!
    let tags: [Tag] = try await APIClient(baseURL: API.baseURL).send(API.tags(noteID: id, min: 2))
    for tag in tags { print(tag.name, tag.count) }

    """
}
