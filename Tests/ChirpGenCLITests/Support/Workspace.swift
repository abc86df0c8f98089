import ChirpGenCLI
import Foundation

/// A working folder for one test, whose name has a blank. It is removed with the value.
final class Workspace {
  let url: URL

  /// - Parameter spec: What `spec.yaml` holds.
  init(spec: String? = nil) throws {
    url = URL.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "chirp-gen cli \(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if let spec { try write(spec, to: "spec.yaml") }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of `name` in the folder.
  func path(_ name: String = "") -> String {
    let path = url.appending(path: name).path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Replaces `old` in a file.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    try write(text(name).replacingOccurrences(of: old, with: new), to: name)
  }

  /// What is below a folder, hidden files too, by its path from there; nil for a folder.
  func contents(_ name: String = "") throws -> [String: String?] {
    let root = url.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: path(name))
    return try paths.reduce(into: [:]) { contents, path in
      let values = try root.appending(path: path).resourceValues(forKeys: [.isDirectoryKey])
      contents[path] = .some(
        values.isDirectory == true
          ? nil : try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// When each file of a folder was written, and which file it is.
  func identities(_ name: String) throws -> [String: Identity] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).reduce(into: [:]) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path("\(name)/\($1)"))
      $0[$1] = Identity(
        modified: attributes[.modificationDate] as? Date,
        number: attributes[.systemFileNumber] as? UInt64)
    }
  }

  struct Identity: Equatable {
    let modified: Date?
    let number: UInt64?
  }

  /// Runs the program in the folder, its output and errors going into pipes.
  func run(_ arguments: String...) -> Run {
    run(arguments)
  }

  func run(
    _ arguments: [String], isTerminal: Bool = false, isColorAllowed: Bool = true
  ) -> Run {
    Run(arguments, in: path(), isTerminal: isTerminal, isColorAllowed: isColorAllowed)
  }
}
