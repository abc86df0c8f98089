/// What a spec says about something, for the comment in front of it.
struct Remarks {
  private let description: Located<String>?
  private let example: Located<String>?
  private let deprecation: Deprecation?

  init(
    _ description: Located<String>?, _ example: Located<String>?, _ deprecation: Deprecation?
  ) {
    self.description = description
    self.example = example
    self.deprecation = deprecation
  }

  /// A paragraph for each. Swift warns of what uses a deprecated property or type, also where the
  /// output itself does: that these are deprecated is said here.
  func lines(columns: Int) -> [String] {
    var paragraphs: [[String]] = []
    if let description {
      paragraphs.append(DocumentationComment.lines(description.value, columns: columns))
    }
    if let example {
      paragraphs.append(
        DocumentationComment.lines("Example: \(Self.code(example.value))", columns: columns))
    }
    switch deprecation {
    case .deprecated: paragraphs.append(["/// Deprecated."])
    case .message(let message):
      paragraphs.append(DocumentationComment.lines("Deprecated: \(message)", columns: columns))
    case nil: break
    }
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: ["///"]))
  }

  /// As code of Markdown, unless it holds the mark of that.
  private static func code(_ text: String) -> String {
    text.contains("`") ? text : "`\(text)`"
  }
}
