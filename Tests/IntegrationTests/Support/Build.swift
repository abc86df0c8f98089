import Foundation

/// A run of `swift build` for a package of a user.
///
/// All use one folder for what is built, inside of this package's own: what they need of this
/// package is built for the first of them alone.
struct Build {
  let status: Int32
  let text: String

  static let scratch = Package.folder.appending(path: ".build/consumers")
  static let products = scratch.appending(path: "debug")

  static func run(in folder: URL) async throws -> Build {
    let result = try await swift("build", [], in: folder)
    return Build(status: result.status, text: result.output + result.error)
  }

  /// Runs a command of `swift`, such as `package`, for the package in `folder`.
  static func swift(
    _ command: String, _ arguments: [String], in folder: URL
  ) async throws -> Command {
    try forgetPlan(ofOtherThan: folder)
    return try await Command.run(
      ["swift", command, "--scratch-path", scratch.path(percentEncoded: false)] + arguments,
      in: folder)
  }

  /// SwiftPM would go by the plan of the package that was built last: it asks whether that one has
  /// changed.
  private static func forgetPlan(ofOtherThan folder: URL) throws {
    let mark = scratch.appending(path: "package.txt")
    if (try? String(contentsOf: mark, encoding: .utf8)) == folder.path { return }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    for plan in ["debug.yaml", "plugin-tools.yaml"] {
      try? FileManager.default.removeItem(at: scratch.appending(path: plan))
    }
    try folder.path.write(to: mark, atomically: true, encoding: .utf8)
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
