/// Builds enumerations.
extension ModelBuilder {
  func enumeration(
    _ id: TypeTable.ID, _ cases: [EnumerationCase], documentation: [String]
  ) -> SwiftEnumeration {
    var rawType = "String"
    if case .integer = cases.first?.rawValue.value { rawType = "Int" }
    let isFrozen = types[id].definition.isFrozen
    let asked = askedConformances(types[id].definition, except: Self.conformancesOfAll)
    var conformances = (isFrozen ? [rawType] : ["RawRepresentable", "Hashable"]) + asked
    switch (usage.isReceived(id), usage.isSent(id)) {
    case (true, true): conformances.append("Codable")
    case (true, false): conformances.append("Decodable")
    case (false, true): conformances.append("Encodable")
    case (false, false): break
    }
    if usage.isParameter(id) { conformances.append("ParameterConvertible") }
    conformances.append("Sendable")
    let library = names.library[.type(id)]
    return SwiftEnumeration(
      name: names.name(of: id), isFrozen: isFrozen, documentation: documentation,
      rawType: library.text(rawType), conformances: conformances.map(library.text),
      cases: zip(defaults.caseNames[id] ?? [], cases).map { name, element in
        SwiftEnumeration.Case(
          name: name, member: Keywords.behindDot(name),
          rawValue: literal(element.rawValue.value),
          isNamedAsValue: element.rawValue.value == .text(name.filter { $0 != "`" }))
      }, usesImports: Self.usesImports(asked), usesFoundation: Self.usesFoundation(asked),
      isParameter: usage.isParameter(id))
  }

  /// What every enumeration conforms to, or those that are parameters.
  private static let conformancesOfAll: Set<String> = [
    "Equatable", "Hashable", "ParameterConvertible", "QueryConvertible", "RawRepresentable",
  ]

  private func literal(_ value: EnumerationCase.RawValue) -> String {
    switch value {
    case .integer(let integer): NumberLiteral.integer(String(integer))
    case .text(let text): StringLiteral.quoted(text)
    }
  }
}
