import Foundation

/// A run of `swift build` for a package of a user.
///
/// All use one folder for what is built, inside of this package's own: what they need of this package
/// is built for the first of them alone.
struct Build {
  let status: Int32
  let text: String

  static let scratch = Package.folder.appending(path: ".build/consumers")
  static let products = scratch.appending(path: "debug")

  static func run(
    _ arguments: [String] = [], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Build {
    let result = try await Command.run(
      ["swift", "build", "--scratch-path", scratch.path(percentEncoded: false)] + arguments,
      in: folder, environment: environment)
    return Build(status: result.status, text: result.output + result.error)
  }

  /// Runs `swift package` with what was built.
  static func package(_ arguments: [String], in folder: URL) async throws -> Command {
    try await Command.run(
      ["swift", "package", "--scratch-path", scratch.path(percentEncoded: false)] + arguments,
      in: folder)
  }

  /// The lines of the build, without what says how far it has come.
  var lines: [String] {
    text.split(separator: "\n").map { line in
      String(line.firstMatch(of: /^\[\d+\/\d+\] (.*)$/)?.output.1 ?? line)
    }
  }

  /// What the plugin has announced to generate: `NotesAPI from notes.yaml`.
  var generated: [String] {
    lines.filter { $0.hasPrefix("Generate ") }.map { String($0.dropFirst(9)) }.sorted()
  }

  /// The modules of which files were compiled.
  var compiled: [String] {
    let names = lines.compactMap { line in
      line.firstMatch(of: /^(?:Emitting module|Compiling) (?!plugin )(\S+)/).map {
        String($0.output.1)
      }
    }
    return Set(names).sorted()
  }
}
