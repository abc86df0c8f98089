import Foundation

/// Finds what stands at a key of a YAML file, in the notations that people use for a path or a list
/// of paths: `spec: api.yaml`, `include: [types.yaml, "more types.yaml"]`, or lines with dashes.
struct KeyScan {
  private let text: String

  /// A file that cannot be read holds nothing.
  init(file: URL) {
    self.init(text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  init(text: String) {
    self.text = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { $0.first { !$0.isWhitespace } != "#" }.joined(separator: "\n")
  }

  /// The texts, in order. They may be too many: the word may be a key further in as well.
  func texts(at key: String) -> [String] {
    guard let regex = try? Regex("(?m)(?:^|[\\s{,\"'])\(key)[\"']?[ \\t]*:(?=[\\s\\[\"'])") else {
      return []
    }
    return text.matches(of: regex).flatMap { match in
      var scanner = PathScanner(text[match.range.upperBound...])
      return scanner.paths()
    }
  }
}
