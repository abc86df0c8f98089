import ChirpDiagnostics
import ChirpYAML

/// Reads defaults: JSON values, and bare text.
extension SpecReader {
  /// The value that stands behind `=`.
  mutating func literal(
    _ text: Substring.UnicodeScalarView, at range: SourceRange
  ) -> Located<LiteralValue>? {
    let text = String(text)
    guard let first = text.first else {
      diagnostics.error(.valueMissing, at: range, notes: [.init(.quoteNumberSign)])
      return nil
    }
    if !["[", "{", "\"", "'"].contains(first) { return Located(plain(text), at: range) }
    if text == "[:]" {
      diagnostics.error(.notJSON(text), at: range, notes: [.init(.emptyDictionary)])
      return nil
    }
    var problems = Diagnostics()
    let file = problems.add(path: "", bytes: Array(text.utf8))
    guard let node = Composer().compose(file, diagnostics: &problems), !problems.hasErrors else {
      diagnostics.error(.notJSON(text), at: range)
      return nil
    }
    guard let value = value(of: node) else {
      diagnostics.error(.unsupportedValue, at: range)
      return nil
    }
    return Located(value, at: range)
  }

  /// The value of a `default` key.
  mutating func literal(_ node: Node) -> Located<LiteralValue>? {
    if let value = value(of: node) { return Located(value, at: node.range) }
    diagnostics.error(.unsupportedValue, at: node.range)
    return nil
  }

  private func value(of node: Node) -> LiteralValue? {
    switch node.content {
    case .scalar(let scalar):
      return scalar.style == .plain ? plain(scalar.text) : .text(scalar.text)
    case .sequence(let nodes):
      let values = nodes.compactMap { value(of: $0) }
      return values.count == nodes.count ? .array(values) : nil
    case .mapping(let pairs):
      return pairs.isEmpty ? .emptyObject : nil
    }
  }

  private func plain(_ text: String) -> LiteralValue {
    switch text {
    case "nil", "null", "~", "": .null
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: NumberText.isNumber(text) ? .number(text) : .text(text)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let valueMissing: Self = "the default is missing behind '='"
  fileprivate static let quoteNumberSign: Self = """
    YAML ends the text at ' #': if the default begins with '#', quote the whole: "String = #fff"
    """
  fileprivate static let emptyDictionary: Self = "an empty dictionary is written '{}'"
  fileprivate static let unsupportedValue: Self = """
    a default is a number, 'true', 'false', 'nil', text, a list of these or '{}'
    """

  fileprivate static func notJSON(_ text: String) -> Self {
    "'\(text)' is not a JSON value"
  }
}
