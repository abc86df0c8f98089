import ChirpDiagnostics
import ChirpYAML

/// Reads `types`.
extension SpecReader {
  mutating func readTypes(_ node: Node, into spec: inout Spec) {
    let example = "types: { Post: { fields: { id: UUID } } }"
    guard let pairs = pairs(of: node, named: "'types'", example: example) else {
      spec.hasAllTypes = false
      return
    }
    spec.types.reserveCapacity(pairs.count)
    for pair in withIndentation(pairs, of: .type) {
      if var definition = typeHead(pair.key) {
        readDefinition(pair.value, into: &definition)
        if definition.parameters.contains(where: \.value.isEmpty) { definition.kind = .hole }
        spec.types.append(definition)
      } else {
        spec.hasAllTypes = false
      }
    }
  }

  /// The name and the parameters of `Page<Item>`; a parameter that could not be read has no name.
  private mutating func typeHead(_ key: Node) -> TypeDefinition? {
    guard let text = name(key, of: "the name of a type") else { return nil }
    let head = typeExpression(text.value, in: key, offset: 0)
    guard case .named(let name, let arguments) = head else {
      if case .hole = head { return unreadType(text) }
      diagnostics.error(.notAName(text.value), at: text.range, notes: [.init(.headNotation)])
      return nil
    }
    var definition = TypeDefinition(name: name, kind: .hole)
    for argument in arguments {
      guard case .named(let parameter, let arguments) = argument, arguments.isEmpty else {
        diagnostics.error(.parameterIsNoName, at: argument.range)
        definition.parameters.append(Located("", at: argument.range))
        continue
      }
      definition.parameters.append(parameter)
    }
    return definition
  }

  /// The type whose head could not be read behind its name.
  private func unreadType(_ head: Located<String>) -> TypeDefinition? {
    let name = head.value.prefix { $0 != "<" && $0 != " " }
    guard Identifier.isIdentifier(name) else { return nil }
    return TypeDefinition(
      name: Located(String(name), at: head.range), parameters: [Located("", at: head.range)],
      kind: .hole)
  }

  private mutating func readDefinition(_ node: Node, into definition: inout TypeDefinition) {
    guard case .mapping = node.content else {
      let type = typeExpression(node)
      if case .hole = type { return }
      definition.kind = .alias(type)
      return
    }
    if lacksFields(node) {
      diagnostics.error(
        .withoutFieldsKey(definition.name.value), at: definition.name.range,
        notes: [.init(.fieldsNotation(definition.name.value))])
      definition.kind = fields(node, of: .field).map { .structure($0) } ?? .hole
      return
    }
    guard let entries = mapping(node, of: .type) else { return }
    if let node = entries.value("description") { definition.description = description(node) }
    if let node = entries.value("example") { definition.example = example(node) }
    if let node = entries.value("deprecated") { definition.deprecation = deprecation(node) }
    let forms = Self.forms.filter { entries.value($0) != nil }
    if let form = forms.first, forms.count == 1 {
      readForm(form, of: entries, into: &definition)
    } else if forms.count > 1 || entries.isWhole {
      diagnostics.error(
        .notOneForm(definition.name.value), at: definition.name.range, notes: [.init(.forms)])
    }
  }

  /// Whether fields stand where the key `fields` should: keys that are none of the language's, nor of
  /// another one's, nor misspelt.
  private func lacksFields(_ node: Node) -> Bool {
    guard case .mapping(let pairs) = node.content else { return false }
    let isDefinition = pairs.contains { pair in
      switch pair.key.text {
      case "fields", "cases", "oneOf", "conforms", "frozen": true
      default: false
      }
    }
    if isDefinition { return false }
    let keys = pairs.compactMap(\.key.text)
    let table = KeyTable.type
    let unknown = keys.filter { !table.keys.contains($0) }
    return !unknown.isEmpty && keys.count == pairs.count
      && unknown.allSatisfy { key in
        table.foreign.note(on: key) == nil && nearest(to: key, among: Self.forms) == nil
      }
  }

  /// The keys of which a definition has one.
  static let forms = ["fields", "cases", "oneOf"]

  /// Reads one of the forms, which a definition and a field that defines its type hold alike.
  mutating func readForm(
    _ form: String, of entries: MappingReader, into definition: inout TypeDefinition
  ) {
    if let node = entries.value("conforms") {
      definition.conformances = texts(node, named: "the name of a protocol")
    }
    if let node = entries.value("frozen") {
      if form == "cases" {
        definition.isFrozen = flag(node, "frozen") ?? false
      } else {
        diagnostics.error(.strayKey("frozen", "cases"), at: node.range)
      }
    }
    if let node = entries.value("tag"), form != "oneOf" {
      diagnostics.error(.strayKey("tag", "oneOf"), at: node.range)
    }
    guard let node = entries.value(form) else { return }
    switch form {
    case "fields":
      if let fields = fields(node, of: .field) { definition.kind = .structure(fields) }
    case "cases":
      readCases(node, into: &definition)
    default:
      if let union = union(node, tag: entries.value("tag")) { definition.kind = .union(union) }
    }
  }

  /// A list of values, or a mapping from names to values.
  private mutating func readCases(_ node: Node, into definition: inout TypeDefinition) {
    let pairs: [Node.Pair]
    switch node.content {
    case .sequence(let nodes): pairs = nodes.map { Node.Pair(key: $0, value: $0) }
    case .mapping(let entries):
      pairs = entries
      let names = entries.compactMap(\.key.text)
      if !entries.isEmpty, entries.allSatisfy(\.value.isNull) {
        diagnostics.error(
          .casesInBraces, at: node.range,
          notes: [.init(.inBrackets(names.joined(separator: ", ")))])
        return
      }
    case .scalar: return diagnostics.error(.casesAreNoList, at: node.range)
    }
    if pairs.isEmpty { return diagnostics.error(.noCases, at: node.range) }
    let isInteger = pairs.allSatisfy { pair in
      guard case .scalar(let scalar) = pair.value.content else { return true }
      return scalar.style == .plain && NumberText.isInteger(scalar.text)
    }
    let cases = pairs.compactMap { enumerationCase($0, isInteger: isInteger) }
    definition.hasAllCases = cases.count == pairs.count
    if !cases.isEmpty { definition.kind = .enumeration(cases) }
  }

  private mutating func enumerationCase(
    _ pair: Node.Pair, isInteger: Bool
  ) -> EnumerationCase? {
    guard let name = name(pair.key, of: "a case"),
      let text = self.name(pair.value, of: "a case")
    else { return nil }
    if !isInteger {
      return EnumerationCase(name: name, rawValue: Located(.text(text.value), at: text.range))
    }
    guard let integer = Int(text.value) else {
      diagnostics.error(.integerTooLarge(text.value), at: text.range, notes: [.init(.quoteCase)])
      return nil
    }
    return EnumerationCase(name: name, rawValue: Located(.integer(integer), at: text.range))
  }
}

extension Diagnostic.Message {
  fileprivate static let parameterIsNoName: Self = "a generic parameter is a name: 'Page<Item>'"
  fileprivate static let casesAreNoList: Self = "'cases' holds a list: '[public, followers]'"
  fileprivate static let casesInBraces: Self = "a list of cases stands in brackets, not in braces"
  fileprivate static let noCases: Self = "an enumeration has at least one case"
  fileprivate static let headNotation: Self = "a type is named 'Post', a generic one 'Page<Item>'"
  fileprivate static let quoteCase: Self = "quote it to make an enumeration of texts"
  fileprivate static let forms: Self = """
    'fields' make a structure, 'cases' an enumeration, 'oneOf' a union, and a type in place of the \
    mapping an alias
    """

  fileprivate static func inBrackets(_ names: String) -> Self {
    "it is written 'cases: [\(names)]'"
  }

  fileprivate static func notAName(_ text: String) -> Self {
    "'\(text)' is not the name of a type"
  }

  fileprivate static func integerTooLarge(_ text: String) -> Self {
    "the integer '\(text)' does not fit into 64 bits"
  }

  fileprivate static func withoutFieldsKey(_ name: String) -> Self {
    "the fields of '\(name)' stand under 'fields'"
  }

  fileprivate static func fieldsNotation(_ name: String) -> Self {
    "they are written '\(name): { fields: { id: UUID } }'"
  }

  fileprivate static func notOneForm(_ name: String) -> Self {
    "the type '\(name)' is not exactly one of 'fields', 'cases' and 'oneOf'"
  }

  fileprivate static func strayKey(_ key: String, _ form: String) -> Self {
    "'\(key)' belongs to '\(form)'"
  }
}
