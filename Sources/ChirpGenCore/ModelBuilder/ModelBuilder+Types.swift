import ChirpDiagnostics

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
    let documentation = documentation(
      Remarks(definition.description, definition.example, definition.deprecation), depth: depth)
    switch definition.kind {
    case .structure(let fields):
      return .structure(structure(id, fields, documentation: documentation, depth: depth))
    case .enumeration(let cases):
      return .enumeration(enumeration(id, cases, documentation: documentation))
    case .union(let union):
      return .union(self.union(id, union, documentation: documentation))
    case .alias(let expression):
      let target = names.text(types.resolve(expression, in: id), in: .type(id))
      return .alias(
        SwiftAlias(
          name: names.name(of: id), documentation: documentation,
          genericClause: genericClause(of: id), target: target.text,
          modules: target.modules))
    case .hole: return nil
    }
  }

  private mutating func structure(
    _ id: TypeTable.ID, _ fields: [Field], documentation: [String], depth: Int
  ) -> SwiftStructure {
    let definition = types[id].definition
    let propertyNames = MemberNames.names(
      for: members(of: id, fields), reserved: reservedNames(of: id, fields),
      clashes: .refused, remedy: .renameField, diagnostics: &diagnostics)
    var properties: [SwiftProperty] = []
    properties.reserveCapacity(fields.count)
    var nestedTypes: [SwiftType] = []
    for (index, (field, name)) in zip(fields, propertyNames).enumerated() {
      var property = property(field, named: name, in: id, depth: depth)
      if boxed.contains(index, of: id) {
        property.storage = Self.storage(of: name)
        property.isPlain = false
      }
      properties.append(property)
      if case .nested(let nested) = field.type, let nestedID = types.id(of: nested, in: id),
        let type = type(nestedID, depth: depth + 1)
      {
        nestedTypes.append(type)
      }
    }
    let parameters = parametersUsed(by: id)
    let conformances = conformances(id, definition)
    let conditional = parameters.isEmpty ? [] : conformances.filter(Self.isConditional)
    let extensions =
      extensions(of: id, to: conditional, parameters)
      + Self.takenExtensions(of: &nestedTypes)
    return SwiftStructure(
      library: names.library.hiding(in: .type(id)), name: names.name(of: id),
      qualifiedName: names.qualifiedName(of: id), documentation: documentation,
      genericClause: genericClause(of: id),
      conformances: (conformances.filter { !conditional.contains($0) } + ["Sendable"])
        .map(names.library[.type(id)].text),
      conditionalConformances: extensions,
      usesImports: Self.usesImports(conformances),
      usesFoundation: Self.usesFoundation(conformances), properties: properties,
      nestedTypes: nestedTypes,
      hasInitializer: options.access != .internal || !properties.allSatisfy(\.isPlain),
      coding: coding(of: id, fields, parameters))
  }

  /// The fields of a structure, as they are to be named.
  func members(of id: TypeTable.ID, _ fields: [Field]) -> [MemberNames.Member] {
    let owner = types[id].name
    return fields.map { MemberNames.Member(part: renaming.member($0.name, of: owner)) }
  }

  /// The names that no property of a structure can have. A type that is nested has its name before a
  /// property: letters without capitals, and digits, make the same name of both.
  func reservedNames(of id: TypeTable.ID, _ fields: [Field]) -> [Set<String>] {
    var reserved = [Self.namesOfProtocols, names.topLevel]
    if !types[id].nested.isEmpty { reserved.append(Set(types[id].nested.map(names.name))) }
    let storage = fields.indices.compactMap { index in
      boxed.contains(index, of: id)
        ? Identifier.member(renaming.member(fields[index].name, of: nil).text) : nil
    }
    if !storage.isEmpty {
      reserved.append(Set(storage.map { Self.storage(of: Keywords.escaped($0)) }))
    }
    return reserved
  }

  /// What `Hashable` and `Identifiable` have by these names is not for a property to hide, whether or
  /// not a type conforms: it may one day.
  private static let namesOfProtocols: Set<String> = ["ID", "hashValue"]

  /// The name of what keeps the boxed property `name`: with one underscore, as Swift's style has it.
  private static func storage(of name: String) -> String {
    let bare = name.filter { $0 != "`" }
    return bare.first == "_" ? "_boxed\(bare.dropFirst())" : "_\(bare)"
  }

  func genericClause(of id: TypeTable.ID) -> String {
    let parameters = types[id].definition.parameters
    if parameters.isEmpty { return "" }
    let sendable = names.library[.type(id)].text("Sendable")
    let list = parameters.map { "\($0.value): \(sendable)" }
    return "<\(list.joined(separator: ", "))>"
  }

  private mutating func property(
    _ field: Field, named name: String, in id: TypeTable.ID, depth: Int
  ) -> SwiftProperty {
    let type = types.resolve(field, in: id)
    let text = names.text(type, in: .type(id))
    let defaultValue = field.defaultValue.flatMap {
      defaults.expression(
        $0, of: type, named: text.text, in: .type(id), diagnostics: &diagnostics)
    }
    let reference = name == "object" ? "self.object" : name
    let key = StringLiteral.quoted(WireKey.key(of: field, style: spec.json.keys))
    let isOptional = types.expanded(type).isOptional
    let initial = defaultValue ?? absentValue(of: types.expanded(type))
    let format = dateFormatArgument(type)
    let fallback = defaultValue == "nil" ? nil : defaultValue
    let value = hasOtherDefault(field, type) ? nullable(reference, in: .type(id)) : reference
    let decoding = isOptional ? "decodeIfPresent" : "decode"
    return SwiftProperty(
      name: name, member: Keywords.behindDot(name), reference: reference, type: text.text,
      documentation: documentation(
        Remarks(field.description, field.example, field.deprecation), depth: depth + 1),
      parameter: "\(name): \(text.text)\(initial.map { " = \($0)" } ?? "")",
      decoding: "\(decoding)(\(key)\(format)\(fallback.map { ", default: \($0)" } ?? ""))",
      encoding: "encode(\(value), \(key)\(format))",
      isPlain: initial == nil || initial == "nil" && text.text.hasSuffix("?"), storage: nil,
      modules: text.modules)
  }

  /// What stands for nothing, where that can be.
  func absentValue(of type: ResolvedType) -> String? {
    switch type {
    case .optional: "nil"
    case .patch: ".absent"
    case .builtIn, .defined, .parameter, .array, .dictionary, .hole: nil
    }
  }

  /// How the dates of a field are written, where it is not as the runtime reads them anyway. Dates
  /// that lie deeper are coded as the endpoint says.
  func dateFormatArgument(_ type: ResolvedType, label: String = ", as: ") -> String {
    guard spec.json.dates != .iso8601 else { return "" }
    var type = types.expanded(types.expanded(type).unwrapped)
    switch type {
    case .array(let element), .dictionary(_, let element): type = types.expanded(element)
    case .builtIn, .defined, .parameter, .optional, .patch, .hole: break
    }
    guard case .builtIn(.date) = type else { return "" }
    return "\(label).\(spec.json.dates.rawValue)"
  }

  /// Remarks as comment lines of what stands in `depth` types.
  func documentation(_ remarks: Remarks, depth: Int) -> [String] {
    remarks.lines(columns: 100 - 2 * depth)
  }
}
