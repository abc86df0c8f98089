import Foundation

/// The code blocks of `README.md`.
struct Readme {
  /// A fenced block. Behind the language may stand the name of the file that the block is.
  struct Block {
    let language: String
    let file: String?
    let text: String
  }

  let text: String
  let blocks: [Block]

  init() throws {
    text = try String(contentsOf: Package.folder.appending(path: "README.md"), encoding: .utf8)
    blocks = text.matches(of: /(?m)^( *)```(\w+)(?: (\S+))?\n((?:.*\n)*?)\1```$/).map { match in
      let indentation = match.output.1.count
      let lines = match.output.4.split(separator: "\n", omittingEmptySubsequences: false)
      return Block(
        language: String(match.output.2), file: match.output.3.map(String.init),
        text: lines.map { $0.dropFirst(indentation) }.joined(separator: "\n"))
    }
  }

  /// The files that it tells to write, with their contents.
  var files: [String: String] {
    let pairs = blocks.compactMap { block in block.file.map { ($0, block.text) } }
    return Dictionary(pairs) { _, last in last }
  }

  /// The Swift that is no file: the pieces of one program, in order.
  var program: String {
    blocks.filter { $0.language == "swift" && $0.file == nil }.map(\.text).joined(separator: "\n")
  }

  /// The commands, in order.
  var commands: [String] {
    blocks.filter { $0.language == "sh" }
      .flatMap { $0.text.split(separator: "\n").map(String.init) }
  }
}
