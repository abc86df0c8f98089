import ChirpGenCLI
import Foundation
import Testing

/// A spec in several files.
@Suite("include")
struct IncludeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "chirp: 1\napi: { name: Shop }\ninclude: [parts/goods.yaml]\n", to: "specs/shop.yaml")
    try workspace.write(
      "types: { Good: { fields: { id: Int } } }\n"
        + "routes: { goods: { route: GET /goods, response: \"[Good]\" } }\n",
      to: "specs/parts/goods.yaml")
  }

  private func generate() -> Run {
    workspace.run("generate", "specs/shop.yaml", "--output", "out")
  }

  @Test("is read from the folder of the spec, wherever the program is run")
  func files() throws {
    #expect(generate() == Run(.success, output: "out: 3 files, 3 written\n"))
    #expect(try workspace.text("out/API.swift").contains("static func goods() -> Endpoint<[Good]>"))
    #expect(
      workspace.run("validate", "specs/shop.yaml")
        == Run(.success, output: "specs/shop.yaml: fine\n"))
  }

  @Test("a fault is shown in the file that holds it")
  func faultInAPart() throws {
    try workspace.edit("specs/parts/goods.yaml", "id: Int", "id: Itn")
    #expect(
      generate()
        == Run(
          .failure,
          error: """
            specs/parts/goods.yaml:1:32: error: there is no type 'Itn'
                1 | types: { Good: { fields: { id: Itn } } }
                  |                                ^~~
            note: did you mean 'Int'?
            chirp-gen: 1 error; nothing was written

            """))
  }

  @Test("a file that is not there")
  func missing() throws {
    try workspace.remove("specs/parts/goods.yaml")
    #expect(
      generate()
        == Run(
          .failure,
          error: """
            specs/shop.yaml:3:11: error: cannot read 'specs/parts/goods.yaml': no such file or \
            directory
                3 | include: [parts/goods.yaml]
                  |           ^~~~~~~~~~~~~~~~
            note: included files are named by their paths from the file that includes them
            chirp-gen: 1 error; nothing was written

            """))
  }

  @Test("a link leads no further than the folder of the spec")
  func link() throws {
    try workspace.write("types: {}\n", to: "secret.yaml")
    try workspace.remove("specs/parts/goods.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path("specs/parts/goods.yaml"),
      withDestinationPath: workspace.path("secret.yaml"))
    #expect(
      generate()
        == Run(
          .failure,
          error: """
            specs/shop.yaml:3:11: error: 'specs/parts/goods.yaml' is a link that leads out of the \
            folder of the spec
                3 | include: [parts/goods.yaml]
                  |           ^~~~~~~~~~~~~~~~
            chirp-gen: 1 error; nothing was written

            """))
  }

  @Test("a fault of a file that two specs include is told once")
  func shared() throws {
    let workspace = try Workspace()
    for name in ["a", "b"] {
      try workspace.write(
        "chirp: 1\ninclude: [types.yaml]\nroutes: { \(name): { route: GET /, response: A } }\n",
        to: "\(name).yaml")
    }
    try workspace.write("types: { A: { fields: { id: Itn } } }\n", to: "types.yaml")
    try workspace.write(
      "[{ spec: a.yaml, output: A }, { spec: b.yaml, output: B }]\n", to: "chirp-gen.yaml")
    #expect(
      workspace.run()
        == Run(
          .failure,
          error: """
            types.yaml:1:29: error: there is no type 'Itn'
                1 | types: { A: { fields: { id: Itn } } }
                  |                             ^~~
            note: did you mean 'Int'?
            chirp-gen: 1 error; nothing was written

            """))
  }
}
