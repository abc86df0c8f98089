import ChirpGenCLI
import ChirpSchema
import Foundation
import Testing

@Suite("init")
struct InitializationTests {
  private let workspace: Workspace
  private let names = ["api.yaml", "chirp-gen.yaml", "chirp-spec-1.schema.json"]

  init() throws {
    workspace = try Workspace()
  }

  @Test("writes a spec and its configuration, and says what comes next")
  func initialize() throws {
    #expect(
      workspace.run("init")
        == Run(
          .success,
          output: """
            api.yaml: describes a small API; make it yours
            chirp-gen.yaml: says where the Swift goes
            chirp-spec-1.schema.json: lets an editor complete and check the spec

            next: run 'chirp-gen', which writes Sources/MyAPI, and add its target to Package.swift,
            beside a dependency on the package chirp-gen:

              .target(
                name: "MyAPI",
                dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")]),

            """))
    #expect(try workspace.contents().keys.sorted() == names)
    #expect(
      try workspace.text("api.yaml").hasPrefix(
        "# yaml-language-server: $schema=chirp-spec-1.schema.json\nchirp: 1\n"))
    #expect(try workspace.text("chirp-spec-1.schema.json") == ChirpSchema.text)
  }

  @Test("what it writes generates at once")
  func generate() throws {
    _ = workspace.run("init")
    #expect(workspace.run("validate") == Run(.success, output: "api.yaml: fine\n"))
    #expect(workspace.run() == Run(.success, output: "Sources/MyAPI: 6 files, 6 written\n"))
    #expect(
      workspace.run("check") == Run(.success, output: "Sources/MyAPI: up to date (6 files)\n"))
  }

  @Test("makes the folder that is named", arguments: ["new/My API", "new/My API/"])
  func folder(name: String) throws {
    let run = workspace.run("init", name)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("new/My API/api.yaml: describes"))
    #expect(run.output.contains("\nnext: run 'chirp-gen' in '\(name)', which"))
    #expect(try workspace.contents("new/My API").keys.sorted() == names)
  }

  @Test("leaves alone what is there, and writes nothing then", arguments: [0, 1, 2])
  func taken(index: Int) throws {
    try workspace.write("mine\n", to: names[index])
    #expect(
      workspace.run("init")
        == Run(
          .failure,
          error: """
            chirp-gen: error: '\(names[index])' is there already
            chirp-gen: note: name another folder: chirp-gen init FOLDER

            """))
    #expect(try workspace.contents() == [names[index]: "mine\n"])
  }

  @Test("names all that is there")
  func twice() {
    _ = workspace.run("init", "a")
    #expect(
      workspace.run("init", "a")
        == Run(
          .failure,
          error: names.map { "chirp-gen: error: 'a/\($0)' is there already\n" }.joined()
            + "chirp-gen: note: name another folder: chirp-gen init FOLDER\n"))
  }

  @Test("a folder that cannot be made")
  func fileForFolder() throws {
    try workspace.write("", to: "file")
    #expect(
      workspace.run("init", "file/a")
        == Run(
          .failure, error: "chirp-gen: error: cannot make the folder 'file': file exists\n"))
    #expect(try workspace.contents() == ["file": ""])
  }
}
