import ChirpDiagnostics
import ChirpYAML

/// Reads fields, and what is written like them: parameters and inline bodies.
extension SpecReader {
  /// The fields of a mapping: `name: type`, `name: type = default` or the long form.
  mutating func fields(_ node: Node, of table: KeyTable) -> [Field] {
    if node.isNull {
      diagnostics.error(.fieldsMissing, at: node.range, notes: [.init(.emptyFields)])
      return []
    }
    let pairs = pairs(of: node, named: "a list of fields") ?? []
    var fields: [Field] = []
    fields.reserveCapacity(pairs.count)
    var index = 0
    while index < pairs.count {
      let pair = pairs[index]
      index += 1
      if let cut = cutText(pair, strays: pairs[index...]) {
        index += cut.strays
        let mark = cut.text.contains("\"") ? "'" : "\""
        diagnostics.error(
          .cutAtComma, at: pair.value.range, notes: [.init(.quote("\(mark)\(cut.text)\(mark)"))])
        continue
      }
      if let name = text(pair.key, named: "the name of a field") {
        fields.append(field(name, pair.value, of: table))
      }
    }
    return fields
  }

  /// What YAML makes of `a: Pair<A, B>` in braces: a value that is cut off, and keys without value.
  private func cutText(
    _ pair: Node.Pair, strays: ArraySlice<Node.Pair>
  ) -> (text: String, strays: Int)? {
    guard case .scalar(let scalar) = pair.value.content, scalar.style == .plain,
      isOpen(scalar.text)
    else { return nil }
    var text = scalar.text
    var count = 0
    for stray in strays {
      guard stray.value.isNull, let key = stray.key.text else { break }
      text += ", \(key)"
      count += 1
      if !isOpen(text) { break }
    }
    return count == 0 ? nil : (text, count)
  }

  /// Whether a bracket or a quotation mark of `text` is not closed.
  private func isOpen(_ text: String) -> Bool {
    var brackets = 0
    var quotes = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): brackets += 1
      case UInt8(ascii: ">"): brackets -= 1
      case UInt8(ascii: "\""): quotes += 1
      default: break
      }
    }
    return brackets > 0 || !quotes.isMultiple(of: 2)
  }

  private mutating func field(
    _ name: Located<String>, _ node: Node, of table: KeyTable
  ) -> Field {
    switch node.content {
    case .mapping: return longField(name, node, of: table)
    case .sequence: return Field(name: name, type: .expression(typeExpression(node)))
    case .scalar(let scalar):
      guard !node.isNull, let equals = scalar.text.unicodeScalars.firstIndex(of: "=") else {
        return Field(name: name, type: .expression(typeExpression(node)))
      }
      var type = scalar.text.unicodeScalars[..<equals]
      while type.last == " " { type.removeLast() }
      let value = scalar.text.unicodeScalars[scalar.text.unicodeScalars.index(after: equals)...]
      var field = Field(
        name: name, type: .expression(typeExpression(String(type), in: node, offset: 0)))
      let first = scalar.text.unicodeScalars.distance(
        from: scalar.text.startIndex, to: value.startIndex)
      let blanks = value.prefix { $0 == " " }.count
      let range = node.range(of: (first + blanks)..<(first + value.count))
      field.defaultValue = literal(value.dropFirst(blanks), at: range)
      return field
    }
  }

  private mutating func longField(
    _ name: Located<String>, _ node: Node, of table: KeyTable
  ) -> Field {
    var field = Field(name: name, type: .expression(.hole(node.range)))
    guard let entries = mapping(node, of: table) else { return field }
    if let node = entries.value("description") { field.description = description(node) }
    if let node = entries.value("key") { field.key = text(node, named: "a key") }
    if let node = entries.value("default") { field.defaultValue = literal(node) }
    let forms = ["type", "fields", "cases"].filter { entries.value($0) != nil }
    let isReported = entries.pairs.contains { pair in
      pair.key.text.map { !table.keys.contains($0) } ?? true
    }
    if forms.count > 1 {
      diagnostics.error(.severalForms(name.value, forms), at: name.range)
    } else if let node = entries.value("type") {
      field.type = .expression(typeExpression(node))
    } else if table.keys.contains("fields"), let form = forms.first {
      var definition = TypeDefinition(name: name, kind: .hole)
      readForm(form, of: entries, into: &definition)
      field.type = .nested(definition)
    } else if !isReported {
      diagnostics.error(.withoutType(table.owner, name.value), at: name.range)
    }
    return field
  }
}

extension Diagnostic.Message {
  fileprivate static let fieldsMissing: Self = "the fields are missing here"
  fileprivate static let emptyFields: Self = "an object without fields is written '{}'"
  fileprivate static let cutAtComma: Self = "YAML cuts this text in two at its comma"

  fileprivate static func severalForms(_ name: String, _ forms: [String]) -> Self {
    "'\(name)' has \(forms.map { "'\($0)'" }.joined(separator: " and ")), of which it takes one"
  }

  fileprivate static func withoutType(_ owner: String, _ name: String) -> Self {
    "\(owner) has a 'type', and '\(name)' has none"
  }
}
