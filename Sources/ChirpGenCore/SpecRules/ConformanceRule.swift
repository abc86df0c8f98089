import ChirpDiagnostics

/// What follows 'conforms' is a protocol that a generated type can conform to.
struct ConformanceRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      let definition = types[id].definition
      for conformance in definition.conformances {
        check(conformance, of: id, types: types, diagnostics: &diagnostics)
      }
    }
  }

  private func check(
    _ conformance: Located<String>, of id: TypeTable.ID, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    let definition = types[id].definition
    let parts = conformance.value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Identifier.isIdentifier($0) && !Keywords.contains(String($0)) }),
      BuiltInType(rawValue: conformance.value) == nil, types.id(named: conformance.value) == nil
    else {
      diagnostics.error(.notAProtocol(conformance.value), at: conformance.range)
      return
    }
    switch (conformance.value, definition.kind) {
    case ("Identifiable", .structure(let fields)):
      guard let field = fields.first(where: { Identifier.member($0.name.value) == "id" }) else {
        diagnostics.error(.identifiableWithoutID(definition.name.value), at: conformance.range)
        return
      }
      if types.mentionsParameter(types.resolve(field, in: id)) {
        diagnostics.error(
          .genericID(definition.name.value), at: conformance.range,
          notes: [.init(.idIsHere, at: field.name.range), .init(.writeExtension)])
      }
    case ("CaseIterable", .enumeration):
      diagnostics.error(.openEnumeration(definition.name.value), at: conformance.range)
    case ("Comparable", .structure), ("CaseIterable", .structure), ("RawRepresentable", .structure),
      ("Identifiable", .enumeration), ("AnyObject", .structure), ("AnyObject", .enumeration),
      ("CustomStringConvertible", .structure), ("CustomStringConvertible", .enumeration):
      diagnostics.error(
        .notDerived(definition.name.value, conformance.value), at: conformance.range,
        notes: [.init(.writeExtension)])
    default: break
    }
  }
}

extension TypeTable {
  /// Whether `type` is made of a generic parameter.
  fileprivate func mentionsParameter(_ type: ResolvedType) -> Bool {
    switch type {
    case .parameter: true
    case .optional(let type), .array(let type), .dictionary(_, let type): mentionsParameter(type)
    case .defined(_, let arguments): arguments.contains(where: mentionsParameter)
    case .builtIn, .hole: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let idIsHere: Self = "its 'id' is here"
  fileprivate static let writeExtension: Self = """
    conform in an extension of your own, where you can write what it needs
    """

  fileprivate static func notAProtocol(_ name: String) -> Self {
    "'\(name)' is not the name of a protocol"
  }

  fileprivate static func identifiableWithoutID(_ name: String) -> Self {
    "'\(name)' has no field 'id', which 'Identifiable' asks for"
  }

  fileprivate static func openEnumeration(_ name: String) -> Self {
    "'\(name)' is open to values that the spec does not know, so that it has no list of all"
  }

  fileprivate static func genericID(_ name: String) -> Self {
    "'\(name)' is identifiable only for some arguments, since its 'id' is made of a parameter"
  }

  fileprivate static func notDerived(_ name: String, _ conformance: String) -> Self {
    "'\(conformance)' asks for something that '\(name)' does not have by itself"
  }
}
