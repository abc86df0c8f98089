import ChirpDiagnostics
import ChirpYAML

/// Reads fields, and what is written like them: parameters and inline bodies.
extension SpecReader {
  /// The fields of a mapping: `name: type`, `name: type = default` or the long form. nil, with an
  /// error, if `node` is none.
  mutating func fields(_ node: Node, of table: KeyTable) -> [Field]? {
    if node.isNull {
      diagnostics.error(.fieldsMissing, at: node.range, notes: [.init(.emptyFields)])
      return nil
    }
    guard
      let pairs = pairs(
        of: node, named: "a set of fields", example: "{ id: UUID, text: String }")
    else { return nil }
    var fields: [Field] = []
    fields.reserveCapacity(pairs.count)
    var rest = pairs[...]
    while let pair = rest.first {
      let cut = CutText(rest) { text, _ in isOpen(text) }
      rest = rest.dropFirst(1 + (cut?.strayCount ?? 0))
      guard let name = name(pair.key, of: "the name of a field") else { continue }
      if let cut {
        reportCut(cut, at: pair.value.range)
        fields.append(Field(name: name, type: .expression(.hole(pair.value.range))))
      } else {
        fields.append(field(name, pair.value, of: table))
      }
    }
    return fields
  }

  /// Whether a bracket of a type, or the quotation mark in front of a default, is not closed.
  private func isOpen(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1)
    let brackets = parts.first?.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } ?? 0
    guard let value = parts.dropFirst().first?.drop(while: { $0 == " " }), let mark = value.first,
      mark == "\"" || mark == "'"
    else { return brackets > 0 }
    return !value.count(where: { $0 == mark }).isMultiple(of: 2)
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
    if let node = entries.value("example") { field.example = example(node) }
    if let node = entries.value("deprecated") { field.deprecation = deprecation(node) }
    if let node = entries.value("key") { field.key = text(node, named: "a key") }
    if let node = entries.value("default") { field.defaultValue = literal(node) }
    if let node = entries.value("style") {
      field.style = choice(node, named: "a style", as: ParameterStyle.self)
        .map { Located($0, at: node.range) }
    }
    if let node = entries.value("const") { field.constant = literal(node) }
    readType(of: &field, entries, table)
    return field
  }

  private mutating func readType(
    of field: inout Field, _ entries: MappingReader, _ table: KeyTable
  ) {
    let name = field.name
    let forms = (["type"] + Self.forms).filter {
      table.keys.contains($0) && entries.value($0) != nil
    }
    for key in ["conforms", "frozen", "tag"] where forms == ["type"] {
      guard let node = entries.value(key) else { continue }
      diagnostics.error(
        .belongsToDefinition(key, name.value), at: node.range, notes: [.init(.definitionNotation)])
    }
    if forms.count > 1 {
      diagnostics.error(.severalForms(name.value, forms), at: name.range)
    } else if let node = entries.value("type") {
      field.type = .expression(typeExpression(node))
    } else if let form = forms.first {
      var definition = TypeDefinition(name: name, kind: .hole)
      readForm(form, of: entries, into: &definition)
      field.type = .nested(definition)
    } else if entries.value("const") != nil {
      let type = table.typesConstants ? field.constant?.value.builtInType : .string
      field.type = .expression(
        .named(Located((type ?? .string).rawValue, at: name.range), arguments: []))
    } else if entries.isWhole, !entries.holdsPlannedKey(of: table) {
      diagnostics.error(.withoutType(table.owner, name.value), at: name.range)
    }
  }
}

extension LiteralValue {
  /// The type of the value where nothing else is said.
  fileprivate var builtInType: BuiltInType? {
    switch self {
    case .boolean: .bool
    case .number(let text): NumberText.isInteger(text) ? .int : .double
    case .text: .string
    case .null, .array, .object: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let fieldsMissing: Self = "the fields are missing here"
  fileprivate static let emptyFields: Self = "an object without fields is written '{}'"
  fileprivate static let definitionNotation: Self = """
    it stands where the type is defined, beside its 'fields', 'cases' or 'oneOf'
    """

  fileprivate static func belongsToDefinition(_ key: String, _ name: String) -> Self {
    "'\(key)' has no place here, since '\(name)' does not define its type"
  }

  fileprivate static func severalForms(_ name: String, _ forms: [String]) -> Self {
    "'\(name)' has \(forms.map { "'\($0)'" }.joined(separator: " and ")), of which it takes one"
  }

  fileprivate static func withoutType(_ owner: String, _ name: String) -> Self {
    "\(owner) has a 'type', and '\(name)' has none"
  }
}
