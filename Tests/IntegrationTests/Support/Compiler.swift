import Foundation
import Testing

/// The Swift compiler.
enum Compiler {
  /// How far sources are compiled.
  enum Stage {
    /// To where every type is known.
    case types
    /// To where data races are found.
    case isolation
  }

  /// Compiles `sources` as one module and expects not a word.
  static func expectSilence(
    _ sources: [URL], _ settings: [String], stage: Stage = .isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let goal =
      switch stage {
      case .types: ["-typecheck"]
      case .isolation: ["-emit-sil", "-o", "/dev/null"]
      }
    let modules = Package.products.appending(path: "Modules").path(percentEncoded: false)
    let paths = sources.map { $0.path(percentEncoded: false) }
    let result = try await Command.run(
      ["swiftc", "-wmo", "-parse-as-library"] + goal
        + ["-module-name", "Chirps", "-swift-version", "6", "-warnings-as-errors", "-I", modules]
        + settings + paths,
      in: Package.folder)
    #expect(result == Command(status: 0, output: "", error: ""), sourceLocation: sourceLocation)
  }

  /// A folder with the module `Shapes`, whose protocols a golden conforms to.
  static func shapes() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "public protocol Shape: Sendable {}\npublic protocol Named {}\n", to: "Shapes.swift")
    let result = try await Command.run(
      ["swiftc", "-emit-module", "-module-name", "Shapes", "Shapes.swift"], in: folder.url)
    #expect(result == Command(status: 0, output: "", error: ""))
    return folder
  }
}
