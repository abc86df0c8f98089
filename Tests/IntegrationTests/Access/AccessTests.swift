import Foundation
import Testing

/// Whether the output lints clean, and compiles without a warning, at every access level: an import that is more
/// visible than what it is for is one, and so is one whose level is left open beside others.
@Suite struct AccessTests {
  /// Swift 6 as it comes, and with imports that are internal if nothing is said.
  private static let settings = [
    [],
    ["InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] },
  ]

  @Test(arguments: ["public", "package", "internal"])
  func goldensLintClean(access: String) async throws {
    let folder = try TemporaryFolder()
    for name in Package.goldens {
      let spec = Package.folder.appending(path: "Tests/Golden/Swift/\(name)/spec.yaml")
      let generated = try await Command.run(
        [Package.products.appending(path: "chirp-gen").path(percentEncoded: false), "generate"]
          + [spec.path(percentEncoded: false), "--output", "out/\(name)", "--imports", "Shapes"]
          + ["--access", access] + Package.options(of: name),
        in: folder.url)
      #expect(generated.status == 0, "\(generated.error)")
    }
    try await expectLint(of: "out", in: folder)
  }

  @Test(arguments: ["public", "package", "internal"], ["split", "single"])
  func goldens(access: String, layout: String) async throws {
    let shapes = try await Compiler.shapes()
    let search = ["-I", shapes.url.path(percentEncoded: false), "-package-name", "chirps"]
    for name in Package.goldens {
      let folder = try TemporaryFolder()
      let spec = Package.folder.appending(path: "Tests/Golden/Swift/\(name)/spec.yaml")
      let generated = try await Command.run(
        [Package.products.appending(path: "chirp-gen").path(percentEncoded: false), "generate"]
          + [spec.path(percentEncoded: false), "--output", "out", "--imports", "Shapes"]
          + ["--access", access, "--layout", layout] + Package.options(of: name),
        in: folder.url)
      #expect(generated.status == 0, "\(generated.error)")
      let sources = try FileManager.default.contentsOfDirectory(
        at: folder.url.appending(path: "out"), includingPropertiesForKeys: nil)
      for settings in Self.settings {
        try await Compiler.expectSilence(sources, settings + search, stage: .types)
      }
    }
  }

  /// The goldens with their routes in the other styles, which are to lint and to compile as well.
  @Test(arguments: ["enum", "structs"])
  func goldensInAnotherStyle(style: String) async throws {
    let shapes = try await Compiler.shapes()
    let search = ["-I", shapes.url.path(percentEncoded: false)]
    let folder = try TemporaryFolder()
    for name in Package.goldens where !Package.options(of: name).contains("--style") {
      let spec = Package.folder.appending(path: "Tests/Golden/Swift/\(name)/spec.yaml")
      let generated = try await Command.run(
        [Package.products.appending(path: "chirp-gen").path(percentEncoded: false), "generate"]
          + [spec.path(percentEncoded: false), "--output", "out/\(name)", "--imports", "Shapes"]
          + ["--style", style] + Package.options(of: name)
          // No type of a spec can have this name beside structures.
          + (name == "names" ? ["--rename", "Response=Answer"] : []),
        in: folder.url)
      #expect(generated.status == 0, "\(generated.error)")
      let sources = try FileManager.default.contentsOfDirectory(
        at: folder.url.appending(path: "out/\(name)"), includingPropertiesForKeys: nil)
      try await Compiler.expectSilence(sources, search, stage: .types)
    }
    try await expectLint(of: "out", in: folder)
  }

  private func expectLint(of path: String, in folder: TemporaryFolder) async throws {
    let configuration = Package.folder.appending(path: ".swift-format")
    let linted = try await Command.run(
      ["swift", "format", "lint", "--strict", "--recursive", "--configuration"]
        + [configuration.path(percentEncoded: false), path],
      in: folder.url)
    #expect(linted == Command(status: 0, output: "", error: ""))
  }
}
