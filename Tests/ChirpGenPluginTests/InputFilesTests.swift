import Foundation
import Testing

/// The files of a folder that a build has to watch.
@Suite struct InputFilesTests {
  /// The inputs for `files`, by their paths in the folder `Pack age`, and the name of the spec.
  private func inputs(
    _ files: [String: String], links: [String: String] = [:], configuration: String
  ) throws -> (spec: String?, all: [String]) {
    let root = URL.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "chirp-gen inputs \(UUID())", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: path).path(percentEncoded: false),
        withDestinationPath: target)
    }
    let inputs = InputFiles(configuration: root.appending(path: configuration))
    let prefix = root.path(percentEncoded: false)
    let paths = inputs.list.split(separator: "\n").map { String($0.replacing(prefix, with: "")) }
    #expect(inputs.all.count == paths.count)
    return (inputs.spec?.lastPathComponent, paths)
  }

  @Test func theSpecAndWhatItIncludes() throws {
    let found = try inputs(
      [
        "Sources/API/chirp-gen.yaml": "spec: ../../my specs/api.yaml",
        "my specs/api.yaml": "chirp: 1\ninclude: [types/a.yaml, b.yaml, missing.yaml]",
        "my specs/types/a.yaml": "include: [c.yaml, ../b.yaml]",
        "my specs/types/c.yaml": "include: [a.yaml]",
        "my specs/b.yaml": "types: {}",
        "my specs/other.yaml": "types: {}",
      ], configuration: "Sources/API/chirp-gen.yaml")
    #expect(found.spec == "api.yaml")
    #expect(
      found.all == [
        "Sources/API/chirp-gen.yaml", "my specs/api.yaml", "my specs/types/a.yaml",
        "my specs/types/c.yaml", "my specs/b.yaml",
      ])
  }

  @Test func templatesAndTheirFolder() throws {
    let found = try inputs(
      [
        "API/chirp-gen.yaml": "{ spec: api.yaml, templates: ../Templates }",
        "API/api.yaml": "chirp: 1",
        "Templates/type.mustache": "", "Templates/file.mustache": "", "Templates/README.md": "",
        "Templates/.file.mustache": "",
      ], configuration: "API/chirp-gen.yaml")
    #expect(
      found.all.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } == [
        "API/chirp-gen.yaml", "API/api.yaml", "Templates", "Templates/file.mustache",
        "Templates/type.mustache",
      ])
  }

  /// What leads elsewhere later is another input, and what lies beside a link belongs to it.
  @Test func aLinkIsAnInputItself() throws {
    let found = try inputs(
      [
        "real/API/chirp-gen.yaml": "spec: ../../specs/api.yaml",
        "shared/a.yaml": "chirp: 1\ninclude: [types.yaml]",
        "shared/types.yaml": "types: {}",
        "specs/types.yaml": "types: {}",
      ],
      links: ["API": "real/API", "specs/api.yaml": "../shared/a.yaml"],
      configuration: "API/chirp-gen.yaml")
    #expect(found.spec == "api.yaml")
    #expect(found.all == ["API/chirp-gen.yaml", "specs/api.yaml", "specs/types.yaml"])
  }

  @Test func whatIsNotThereIsLeftToTheProgram() throws {
    let found = try inputs(
      ["API/chirp-gen.yaml": "{ spec: api.yaml, templates: Templates }"],
      configuration: "API/chirp-gen.yaml")
    #expect(found.spec == "api.yaml")
    #expect(found.all == ["API/chirp-gen.yaml"])
    #expect(
      try inputs(["API/chirp-gen.yaml": "["], configuration: "API/chirp-gen.yaml").spec == nil)
  }
}
