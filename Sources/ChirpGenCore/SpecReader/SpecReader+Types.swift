import ChirpDiagnostics
import ChirpYAML

/// Reads `types`.
extension SpecReader {
  mutating func typeDefinitions(_ node: Node) -> [TypeDefinition] {
    let pairs = pairs(of: node, named: "'types'") ?? []
    var definitions: [TypeDefinition] = []
    definitions.reserveCapacity(pairs.count)
    for pair in pairs {
      guard var definition = typeHead(pair.key) else { continue }
      readDefinition(pair.value, into: &definition)
      definitions.append(definition)
    }
    return definitions
  }

  /// The name and the parameters of `Page<Item>`.
  private mutating func typeHead(_ key: Node) -> TypeDefinition? {
    guard let text = text(key, named: "the name of a type") else { return nil }
    guard case .named(let name, let arguments) = typeExpression(text.value, in: key, offset: 0)
    else {
      return nil
    }
    var definition = TypeDefinition(name: name, kind: .hole)
    for argument in arguments {
      guard case .named(let parameter, let arguments) = argument, arguments.isEmpty else {
        diagnostics.error(.parameterIsNoName, at: argument.range)
        continue
      }
      definition.parameters.append(parameter)
    }
    return definition
  }

  private mutating func readDefinition(_ node: Node, into definition: inout TypeDefinition) {
    guard case .mapping = node.content else {
      let type = typeExpression(node)
      if case .hole = type { return }
      definition.kind = .alias(type)
      return
    }
    guard let entries = mapping(node, of: .type) else { return }
    if let node = entries.value("description") { definition.description = description(node) }
    let forms = ["fields", "cases"].filter { entries.value($0) != nil }
    let isReported = entries.pairs.contains { pair in
      pair.key.text.map { !KeyTable.type.keys.contains($0) } ?? true
    }
    if let form = forms.first, forms.count == 1 {
      readForm(form, of: entries, into: &definition)
    } else if forms.count > 1 || !isReported {
      diagnostics.error(
        .notOneForm(definition.name.value), at: definition.name.range, notes: [.init(.forms)])
    }
  }

  /// Reads `fields` or `cases`, which a definition and a field that defines its type hold alike.
  mutating func readForm(
    _ form: String, of entries: MappingReader, into definition: inout TypeDefinition
  ) {
    if let node = entries.value("conforms") {
      definition.conformances = texts(node, named: "the name of a protocol")
    }
    guard let node = entries.value(form) else { return }
    if form == "fields" {
      definition.kind = .structure(fields(node, of: .field))
    } else if let cases = enumerationCases(node) {
      definition.kind = .enumeration(cases)
    }
  }

  /// A list of values, or a mapping from names to values.
  private mutating func enumerationCases(_ node: Node) -> [EnumerationCase]? {
    let pairs: [Node.Pair]
    switch node.content {
    case .sequence(let nodes): pairs = nodes.map { Node.Pair(key: $0, value: $0) }
    case .mapping(let entries): pairs = entries
    case .scalar:
      diagnostics.error(.casesAreNoList, at: node.range)
      return nil
    }
    if pairs.isEmpty {
      diagnostics.error(.noCases, at: node.range)
      return nil
    }
    let isInteger = pairs.allSatisfy { pair in
      guard case .scalar(let scalar) = pair.value.content, scalar.style == .plain else {
        return false
      }
      return NumberText.isInteger(scalar.text) && Int(scalar.text) != nil
    }
    return pairs.compactMap { pair in
      guard let name = caseText(pair.key), let text = caseText(pair.value) else { return nil }
      let rawValue: EnumerationCase.RawValue =
        if isInteger, let integer = Int(text.value) { .integer(integer) } else { .text(text.value) }
      return EnumerationCase(name: name, rawValue: Located(rawValue, at: text.range))
    }
  }

  /// The text of an enumeration's value as it is written: `null` and `~` are text there as well.
  private mutating func caseText(_ node: Node) -> Located<String>? {
    guard case .scalar(let scalar) = node.content,
      scalar.style != .plain || !scalar.text.isEmpty
    else {
      diagnostics.error(.caseIsNoText, at: node.range)
      return nil
    }
    return Located(scalar.text, at: node.range)
  }
}

extension Diagnostic.Message {
  fileprivate static let parameterIsNoName: Self = "a generic parameter is a name: 'Page<Item>'"
  fileprivate static let casesAreNoList: Self = "'cases' holds a list: '[public, followers]'"
  fileprivate static let noCases: Self = "an enumeration has at least one case"
  fileprivate static let caseIsNoText: Self = "a case is text or an integer"
  fileprivate static let forms: Self = """
    'fields' make a structure, 'cases' an enumeration, and a type in place of the mapping an alias
    """

  fileprivate static func notOneForm(_ name: String) -> Self {
    "the type '\(name)' is not exactly one of 'fields' and 'cases'"
  }
}
