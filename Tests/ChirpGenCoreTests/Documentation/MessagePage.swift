import Foundation

/// What `Documentation/diagnostics.md` lists.
struct MessagePage {
  /// What stands under the name of a source file.
  struct Section {
    /// The path of the file, below `Sources` or, of a plugin, below the folder of the package.
    let file: String
    /// All of it on one line, without the marks of code.
    let text: String
    /// The messages, each as the pieces of text between what is put into it.
    let messages: [[String]]
  }

  let sections: [Section]

  init() throws {
    let url = Golden.packageFolder.appending(path: "Documentation/diagnostics.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    sections = page.components(separatedBy: "\n## ").dropFirst().map { section in
      let parts = section.split(separator: "\n", maxSplits: 1)
      let text = parts.dropFirst().first.map(Self.oneLine) ?? ""
      let listed = text.matches(of: /(?:^|  )- (?:error|warning|note): `([^`]+)`/)
      return Section(
        file: String(parts[0]), text: text, messages: listed.map { Self.pieces(of: $0.output.1) })
    }
  }

  /// The lines of `text`, with two blanks in front of each entry and one in front of other lines.
  private static func oneLine(_ text: Substring) -> String {
    text.split(separator: "\n").map { line in
      line.hasPrefix("- ") ? "  \(line)" : " \(line.drop { $0 == " " })"
    }.joined()
  }

  private static func pieces(of message: Substring) -> [String] {
    message.components(separatedBy: "…").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
