/// What a spec is written of, before it is text.
indirect enum YAMLValue {
  /// Read as this text.
  case text(String)
  /// Written as it stands.
  case bare(String)
  case list([YAMLValue])
  case mapping([(key: YAMLValue, value: YAMLValue)])

  /// The document, of which each part is written in one of the styles that can hold it.
  func document(_ random: inout SeededGenerator) -> String {
    block(indentation: "", &random)
  }

  private func block(indentation: String, _ random: inout SeededGenerator) -> String {
    guard case .mapping(let pairs) = self, !pairs.isEmpty,
      indentation.isEmpty || random.happens(60)
    else { return flow(&random) + "\n" }
    var lines = ""
    let inner = indentation + (random.happens(80) ? "  " : "    ")
    for (key, value) in pairs {
      lines += "\(indentation)\(key.flow(&random)):"
      let text = value.block(indentation: inner, &random)
      lines += value.isBlock(text, indentation: inner) ? "\n\(text)" : " \(text)"
    }
    return lines
  }

  private func isBlock(_ text: String, indentation: String) -> Bool {
    guard case .mapping = self else { return false }
    return text.utf8.starts(with: indentation.utf8)
  }

  private func flow(_ random: inout SeededGenerator) -> String {
    switch self {
    case .bare(let text): return text
    case .text(let text): return Self.scalar(text, &random)
    case .list(let elements):
      return "[\(elements.map { $0.flow(&random) }.joined(separator: ", "))]"
    case .mapping(let pairs):
      let entries = pairs.map { "\($0.key.flow(&random)): \($0.value.flow(&random))" }
      return "{ \(entries.joined(separator: ", ")) }"
    }
  }

  private static func scalar(_ text: String, _ random: inout SeededGenerator) -> String {
    let scalars = text.unicodeScalars
    let isWord = scalars.first.map { ("A"..."z").contains($0) && $0 != "[" && $0 != "]" } ?? false
    let isPlain =
      isWord
      && scalars.allSatisfy { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    if isPlain, random.happens(80), !["true", "false", "null"].contains(text.lowercased()) {
      return text
    }
    if scalars.allSatisfy({ (" "..."~").contains($0) }), random.happens(40) {
      let doubled = scalars.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) }
      return "'\(doubled)'"
    }
    let isSpelled = random.happens(20)
    return "\"" + scalars.reduce(into: "") { $0 += escaped($1, isSpelled) } + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ isSpelled: Bool) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case " "..."~": if !isSpelled { return String(scalar) }
    default: if !isSpelled, scalar.properties.isXIDContinue { return String(scalar) }
    }
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
