import Foundation

/// The code blocks of `README.md`.
struct Readme {
  let text: String
  let blocks: [CodeBlock]

  init() throws {
    text = try String(contentsOf: Package.folder.appending(path: "README.md"), encoding: .utf8)
    blocks = CodeBlock.blocks(of: text)
  }

  /// The files that it tells to write, with their contents.
  var files: [String: String] {
    let pairs = blocks.compactMap { block in block.file.map { ($0, block.text) } }
    return Dictionary(pairs) { _, last in last }
  }

  /// The Swift that is no file: the call at the top, as a function of a file.
  var call: String {
    let lines = blocks.filter { $0.language == "swift" && $0.file == nil }.map(\.text)
    return """
      import ChirpRuntime
      import NotesAPI

      func call() async throws -> [Note] {
      \(lines.joined())return notes
      }

      """
  }

  /// The commands, in order.
  var commands: [String] {
    blocks.filter { $0.language == "sh" }
      .flatMap { $0.text.split(separator: "\n").map(String.init) }
  }
}
