import ChirpDiagnostics
import ChirpYAML

/// Reads what is said about things, and changes nothing of them.
extension SpecReader {
  mutating func description(_ node: Node) -> Located<String>? {
    text(node, named: "a description")
  }

  /// `true`, or what to use instead.
  mutating func deprecation(_ node: Node) -> Deprecation? {
    guard let text = text(node, named: "the value of 'deprecated'") else { return nil }
    return switch node.coreValue {
    case .bool(true): .deprecated
    case .bool(false): nil
    default: .message(text.value)
    }
  }

  /// Any value, as JSON on one line.
  func example(_ node: Node) -> Located<String> {
    Located(json(node), at: node.range)
  }

  private func json(_ node: Node) -> String {
    switch node.content {
    case .scalar(let scalar):
      if node.isNull { return "null" }
      let isBare =
        scalar.style == .plain
        && (["true", "false"].contains(scalar.text) || NumberText.isNumber(scalar.text))
      return isBare ? scalar.text : "\"\(escaped(scalar.text))\""
    case .sequence(let nodes):
      return "[\(nodes.map { json($0) }.joined(separator: ", "))]"
    case .mapping(let pairs):
      let entries = pairs.map { "\"\(escaped($0.key.text ?? ""))\": \(json($0.value))" }
      return entries.isEmpty ? "{}" : "{ \(entries.joined(separator: ", ")) }"
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n", "\r\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
  }
}
