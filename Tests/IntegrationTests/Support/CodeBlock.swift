import Foundation

/// A fenced block of a page. Behind the language may stand the name of the file that the block is.
struct CodeBlock {
  let language: String
  let file: String?
  let text: String

  /// The blocks of `page`, in order, without the indentation of their fences.
  static func blocks(of page: String) -> [CodeBlock] {
    page.matches(of: /(?m)^( *)```(\w+)(?: (\S+))?\n((?:.*\n)*?)\1```$/).map { match in
      let indentation = match.output.1.count
      let lines = match.output.4.split(separator: "\n", omittingEmptySubsequences: false)
      return CodeBlock(
        language: String(match.output.2), file: match.output.3.map(String.init),
        text: lines.map { $0.dropFirst(indentation) }.joined(separator: "\n"))
    }
  }
}
