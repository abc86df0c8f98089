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
    let parameters = parametersUsed(by: id)
    let conformances = conformances(id, definition)
    let conditional = parameters.isEmpty ? [] : conformances.filter(Self.isConditional)
    let qualifiedName = names.qualifiedName(of: id)
    var extensions = Self.withInherited(conditional).map {
      SwiftConditionalConformance(
        type: qualifiedName,
        conformance: SwiftConformance(
          protocols: $0, requirements: Self.requirements($0, parameters)))
    }
    for index in nestedTypes.indices {
      guard case .structure(var nested) = nestedTypes[index] else { continue }
      extensions += nested.conditionalConformances
      nested.conditionalConformances = []
      nestedTypes[index] = .structure(nested)
    }
    return SwiftStructure(
      name: names.name(of: id), qualifiedName: qualifiedName, documentation: documentation,
      genericClause: genericClause(definition),
      conformances: conformances.filter { !conditional.contains($0) } + ["Sendable"],
      conditionalConformances: extensions,
      usesImports: conformances.contains { !Self.isStandard($0) }, properties: properties,
      nestedTypes: nestedTypes, coding: coding(of: id, fields, parameters))
  }

  /// The generic parameters that the fields of `id`, or of what is nested in it, are made of: what
  /// it conforms to depends on these alone.
  private func parametersUsed(by id: TypeTable.ID) -> [String] {
    let inScope = types.parameters(of: id)
    if inScope.isEmpty { return [] }
    var used: Set<String> = []
    collectParameters(of: id, into: &used)
    return inScope.filter { used.contains($0) }
  }

  private func collectParameters(of id: TypeTable.ID, into used: inout Set<String>) {
    guard case .structure(let fields) = types[id].definition.kind else { return }
    for field in fields {
      switch field.type {
      case .expression(let expression):
        collectParameters(types.resolve(expression, in: id), into: &used)
      case .nested(let definition):
        if let nested = types.id(of: definition, in: id) {
          collectParameters(of: nested, into: &used)
        }
      }
    }
  }

  private func collectParameters(_ type: ResolvedType, into used: inout Set<String>) {
    switch type {
    case .parameter(let name): used.insert(name)
    case .defined(_, let arguments):
      for argument in arguments { collectParameters(argument, into: &used) }
    case .optional(let type), .array(let type), .dictionary(_, let type):
      collectParameters(type, into: &used)
    case .builtIn, .hole: break
    }
  }

  private func genericClause(_ definition: TypeDefinition) -> String {
    if definition.parameters.isEmpty { return "" }
    let parameters = definition.parameters.map { "\($0.value): Sendable" }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// The protocols of a structure beside those of coding and `Sendable`: the ones that the user
  /// asks for, in that order, and the ones that a type asks for that holds it.
  private func conformances(_ id: TypeTable.ID, _ definition: TypeDefinition) -> [String] {
    var asked: [String] = []
    for conformance in definition.conformances.map(\.value)
    where !Self.isImplied(conformance) && !asked.contains(conformance) {
      asked.append(conformance)
    }
    if usage.isHashable(id), !asked.contains("Hashable") { asked.append("Hashable") }
    if usage.isEquatable(id), !asked.contains("Equatable"), !asked.contains("Hashable") {
      asked.append("Equatable")
    }
    return asked
  }

  /// Conformances that are given by use, or always.
  private static func isImplied(_ conformance: String) -> Bool {
    ["Codable", "Decodable", "Encodable", "Sendable"].contains(conformance)
  }

  /// Conformances that a generic type has where its parameters have them.
  private static func isConditional(_ conformance: String) -> Bool {
    ["Equatable", "Hashable"].contains(conformance)
  }

  /// A conditional conformance to `Hashable` does not imply the one to `Equatable`.
  private static func withInherited(_ conditional: [String]) -> [String] {
    conditional.contains("Hashable") && !conditional.contains("Equatable")
      ? ["Equatable"] + conditional : conditional
  }

  private static func isStandard(_ conformance: String) -> Bool {
    isConditional(conformance) || ["Error", "Identifiable"].contains(conformance)
  }

  /// `where Item: Hashable`
  private static func requirements(_ conformance: String, _ parameters: [String]) -> String {
    if parameters.isEmpty { return "" }
    let list = parameters.map { "\($0): \(conformance)" }
    return "where \(list.joined(separator: ", "))"
  }

  private func coding(
    of id: TypeTable.ID, _ fields: [Field], _ parameters: [String]
  ) -> SwiftCoding {
    let conformance = { (name: String, inherited: String) in
      SwiftConformance(
        protocols: parameters.isEmpty ? name : "\(name), \(inherited)",
        requirements: Self.requirements(inherited, parameters))
    }
    let isReceived = usage.isReceived(id)
    return SwiftCoding(
      decodable: isReceived ? conformance("ObjectDecodable", "Decodable") : nil,
      encodable: usage.isSent(id) ? conformance("ObjectEncodable", "Encodable") : nil,
      usesFoundation: isReceived
        && fields.contains { field in
          field.defaultValue != nil && names.text(types.resolve(field, in: id)).usesFoundation
        })
  }

  private mutating func property(
    _ field: Field, named name: String, in id: TypeTable.ID, depth: Int
  ) -> SwiftProperty {
    let type = types.resolve(field, in: id)
    let text = names.text(type, in: id)
    let defaultValue = field.defaultValue.flatMap {
      defaults.expression($0, of: type, named: text.text, diagnostics: &diagnostics)
    }
    let reference = name == "object" ? "self.object" : name
    let key = StringLiteral.quoted(WireKey.key(of: field, style: spec.json.keys))
    let isOptional = types.expanded(type).isOptional
    let initial = defaultValue ?? (isOptional ? "nil" : nil)
    let format = dateFormatArgument(type)
    let fallback = defaultValue == "nil" ? nil : defaultValue
    let decoding = isOptional && fallback == nil ? "decodeIfPresent" : "decode"
    return SwiftProperty(
      name: name, member: Keywords.behindDot(name), reference: reference, type: text.text,
      documentation: documentation(field.description, depth: depth + 1),
      parameter: "\(name): \(text.text)\(initial.map { " = \($0)" } ?? "")",
      decoding: "\(decoding)(\(key)\(format)\(fallback.map { ", default: \($0)" } ?? ""))",
      encoding: "encode(\(reference), \(key)\(format))", usesFoundation: text.usesFoundation)
  }

  /// How the dates of a field are written, where it is not as the runtime reads them anyway. Dates
  /// that lie deeper are coded as the endpoint says.
  private func dateFormatArgument(_ type: ResolvedType) -> String {
    guard spec.json.dates != .iso8601 else { return "" }
    var type = types.expanded(types.expanded(type).unwrapped)
    switch type {
    case .array(let element), .dictionary(_, let element): type = types.expanded(element)
    case .builtIn, .defined, .parameter, .optional, .hole: break
    }
    guard case .builtIn(.date) = type else { return "" }
    return ", as: .\(spec.json.dates.rawValue)"
  }

  private func enumeration(
    _ id: TypeTable.ID, _ cases: [EnumerationCase], documentation: [String]
  ) -> SwiftEnumeration {
    var rawType = "String"
    if case .integer = cases.first?.rawValue.value { rawType = "Int" }
    var conformances = ["RawRepresentable", "Hashable"]
    for conformance in types[id].definition.conformances.map(\.value)
    where !Self.isImplied(conformance) && conformance != "Equatable"
      && !conformances.contains(conformance)
    {
      conformances.append(conformance)
    }
    let usesImports = conformances.dropFirst().contains { !Self.isStandard($0) }
    switch (usage.isReceived(id), usage.isSent(id)) {
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
        SwiftEnumeration.Case(
          name: name, member: Keywords.behindDot(name),
          rawValue: literal(element.rawValue.value))
      }, usesImports: usesImports, isParameter: usage.isParameter(id))
  }

  private func literal(_ value: EnumerationCase.RawValue) -> String {
    switch value {
    case .integer(let integer): NumberLiteral.integer(String(integer))
    case .text(let text): StringLiteral.quoted(text)
    }
  }

  /// A description as comment lines of what stands in `depth` types.
  func documentation(_ description: Located<String>?, depth: Int) -> [String] {
    guard let description else { return [] }
    return DocumentationComment.lines(description.value, columns: 100 - 2 * depth)
  }
}
