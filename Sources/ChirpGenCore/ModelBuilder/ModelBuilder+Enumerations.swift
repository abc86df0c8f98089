/// Builds enumerations.
extension ModelBuilder {
  func enumeration(
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
}
