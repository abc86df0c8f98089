/// Builds types.
extension ModelBuilder {
  mutating func topLevelTypes() -> [SwiftType] {
    var built: [SwiftType] = []
    built.reserveCapacity(types.ids.count)
    for id in types.ids where types[id].parent == nil {
      if let type = type(id, depth: 0) { built.append(type) }
    }
    return built
  }

  /// - Parameter depth: How many types are around it.
  private mutating func type(_ id: TypeTable.ID, depth: Int) -> SwiftType? {
    let definition = types[id].definition
    let documentation = documentation(definition.description, depth: depth)
    switch definition.kind {
    case .structure(let fields):
      return .structure(structure(id, fields, documentation: documentation, depth: depth))
    case .enumeration(let cases):
      return .enumeration(enumeration(id, cases, documentation: documentation))
    case .alias(let expression):
      let target = names.text(types.resolve(expression, in: id), in: id)
      return .alias(
        SwiftAlias(
          name: names.name(of: id), documentation: documentation,
          genericClause: genericClause(definition), target: target.text,
          usesFoundation: target.usesFoundation))
    case .hole: return nil
    }
  }

  private mutating func structure(
    _ id: TypeTable.ID, _ fields: [Field], documentation: [String], depth: Int
  ) -> SwiftStructure {
    let definition = types[id].definition
    var scope = NameScope(remedy: .renameField)
    var properties: [SwiftProperty] = []
    properties.reserveCapacity(fields.count)
    var nestedTypes: [SwiftType] = []
    for field in fields {
      let name = scope.member(field.name, diagnostics: &diagnostics)
      properties.append(property(field, named: name, in: id, depth: depth))
      if case .nested(let nested) = field.type, let nestedID = types.id(of: nested, in: id),
        let type = type(nestedID, depth: depth + 1)
      {
        nestedTypes.append(type)
      }
    }
    let (always, conditional) = conformances(id, definition)
    return SwiftStructure(
      name: names.name(of: id), qualifiedName: names.qualifiedName(of: id),
      documentation: documentation, genericClause: genericClause(definition),
      genericParameters: definition.parameters.map(\.value), conformances: always,
      conditionalConformances: conditional, properties: properties, nestedTypes: nestedTypes,
      coding: usage.coding(of: id))
  }

  private func genericClause(_ definition: TypeDefinition) -> String {
    if definition.parameters.isEmpty { return "" }
    let parameters = definition.parameters.map { "\($0.value): Sendable" }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// The protocols of a structure: those that it always has, and those that it has where its
  /// generic parameters have them.
  private func conformances(
    _ id: TypeTable.ID, _ definition: TypeDefinition
  ) -> (always: [String], conditional: [String]) {
    var asked: [String] = []
    for conformance in definition.conformances.map(\.value)
    where !Self.implied.contains(conformance) && !asked.contains(conformance) {
      asked.append(conformance)
    }
    if usage.isHashable(id), !asked.contains("Hashable") { asked.append("Hashable") }
    if usage.isEquatable(id), !asked.contains("Equatable"), !asked.contains("Hashable") {
      asked.append("Equatable")
    }
    if types.parameters(of: id).isEmpty { return (asked + ["Sendable"], []) }
    let isConditional = { ["Hashable", "Equatable"].contains($0) }
    return (asked.filter { !isConditional($0) } + ["Sendable"], asked.filter(isConditional))
  }

  /// Conformances that are given by use, or always.
  private static let implied = ["Codable", "Decodable", "Encodable", "Sendable"]

  private mutating func property(
    _ field: Field, named name: String, in id: TypeTable.ID, depth: Int
  ) -> SwiftProperty {
    let type = types.resolve(field, in: id)
    let text = names.text(type, in: id)
    let defaultValue = field.defaultValue.flatMap {
      defaults.expression($0, of: type, named: text.text, diagnostics: &diagnostics)
    }
    let key = StringLiteral.quoted(WireKey.key(of: field, style: spec.json.keys))
    let initial = defaultValue ?? (type.isOptional ? "nil" : nil)
    let format = dateFormatArgument(types.expanded(type))
    let decoding = type.isOptional ? "decodeIfPresent" : "decode"
    let fallback = defaultValue == "nil" ? nil : defaultValue
    return SwiftProperty(
      name: name, type: text.text,
      documentation: documentation(field.description, depth: depth + 1),
      parameter: "\(name): \(text.text)\(initial.map { " = \($0)" } ?? "")",
      decoding: "\(decoding)(\(key)\(format)\(fallback.map { ", default: \($0)" } ?? ""))",
      encoding: "encode(\(name), \(key)\(format))", usesFoundation: text.usesFoundation)
  }

  /// How the dates of a field are written, where it is not as the runtime reads them anyway.
  private func dateFormatArgument(_ type: ResolvedType) -> String {
    guard spec.json.dates != .iso8601, holdsDate(type) else { return "" }
    return ", as: .\(spec.json.dates.rawValue)"
  }

  private func holdsDate(_ type: ResolvedType) -> Bool {
    switch type {
    case .builtIn(let builtIn): builtIn == .date
    case .optional(let type), .array(let type): holdsDate(types.expanded(type))
    case .dictionary(_, let value): holdsDate(types.expanded(value))
    case .defined, .parameter, .hole: false
    }
  }

  private func enumeration(
    _ id: TypeTable.ID, _ cases: [EnumerationCase], documentation: [String]
  ) -> SwiftEnumeration {
    var rawType = "String"
    if case .integer = cases.first?.rawValue.value { rawType = "Int" }
    var conformances = ["RawRepresentable", "Hashable"]
    for conformance in types[id].definition.conformances.map(\.value)
    where !Self.implied.contains(conformance) && conformance != "Equatable"
      && !conformances.contains(conformance)
    {
      conformances.append(conformance)
    }
    let coding = usage.coding(of: id)
    switch (coding.isDecodable, coding.isEncodable) {
    case (true, true): conformances.append("Codable")
    case (true, false): conformances.append("Decodable")
    case (false, true): conformances.append("Encodable")
    case (false, false): break
    }
    if usage.isParameter(id) { conformances.append("ParameterConvertible") }
    conformances.append("Sendable")
    return SwiftEnumeration(
      name: names.name(of: id), documentation: documentation, rawType: rawType,
      conformances: conformances,
      cases: zip(defaults.caseNames[id] ?? [], cases).map { name, element in
        SwiftEnumeration.Case(name: name, rawValue: literal(element.rawValue.value))
      }, isParameter: usage.isParameter(id))
  }

  private func literal(_ value: EnumerationCase.RawValue) -> String {
    switch value {
    case .integer(let integer): String(integer)
    case .text(let text): StringLiteral.quoted(text)
    }
  }

  /// A description as comment lines of what stands in `depth` types.
  func documentation(_ description: Located<String>?, depth: Int) -> [String] {
    guard let description else { return [] }
    return DocumentationComment.lines(description.value, columns: 100 - 2 * depth)
  }
}
