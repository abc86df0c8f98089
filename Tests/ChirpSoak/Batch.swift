import ChirpGenCore
import Foundation
import HostileSpecs

/// Output that waits for the compiler, in a folder of its own.
struct Batch {
  private let folder: URL
  private var count = 0

  init(_ folder: URL) throws {
    self.folder = folder
    try clear()
  }

  /// Adds the output for `spec`. Each file's brackets are known to be closed in it, so that all are
  /// one file for the parser, which is called by the number of the spec.
  mutating func add(_ files: [GeneratedFile], of spec: HostileSpec) throws {
    let path = folder.appending(path: "\(spec.seed).swift").path
    try FileSystem.write(
      Array(files.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])), to: path)
    count += 1
  }

  var isFull: Bool { count >= 1_000 }

  /// Lets the compiler parse the files, and forgets them.
  ///
  /// - Throws: `Failure` if it says a word.
  mutating func parse() throws {
    if count == 0 { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let said = try Compiler.output(["-frontend", "-parse"] + names, in: folder)
    if !said.isEmpty {
      throw Failure(text: "Swift that does not parse:\n\(said)", seed: seed(said))
    }
    try clear()
  }

  /// Lets the compiler check the types of the output for one spec.
  ///
  /// - Parameter modules: The folder of the built runtime.
  /// - Throws: `Failure` if it says a word.
  mutating func check(_ files: [GeneratedFile], of spec: HostileSpec, modules: String) throws {
    try clear()
    for file in files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
    let arguments = [
      "-typecheck", "-wmo", "-parse-as-library", "-module-name", "Hostile", "-package-name",
      "hostile", "-swift-version", "6", "-warnings-as-errors", "-I", modules,
    ]
    let said = try Compiler.output(arguments + files.map(\.name), in: folder)
    if !said.isEmpty {
      throw Failure(text: "Swift that does not compile:\n\(said)", seed: spec.seed)
    }
    try clear()
  }

  private mutating func clear() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    count = 0
  }

  /// The number that the first file that the compiler speaks of begins with.
  private func seed(_ said: String) -> UInt64? {
    said.split { !($0.isASCII && $0.isNumber) }.first.flatMap { UInt64($0) }
  }
}
