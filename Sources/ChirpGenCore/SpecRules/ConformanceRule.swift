import ChirpDiagnostics

/// What follows 'conforms' is a protocol that a generated type can conform to.
struct ConformanceRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      let definition = types[id].definition
      for conformance in definition.conformances {
        check(conformance, of: definition, diagnostics: &diagnostics)
      }
      if case .alias = definition.kind, let first = definition.conformances.first {
        diagnostics.error(.alias(definition.name.value), at: first.range)
      }
    }
  }

  private func check(
    _ conformance: Located<String>, of definition: TypeDefinition, diagnostics: inout Diagnostics
  ) {
    let parts = conformance.value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Identifier.isIdentifier($0) && !Keywords.contains(String($0)) }) else {
      diagnostics.error(.notAProtocol(conformance.value), at: conformance.range)
      return
    }
    switch (conformance.value, definition.kind) {
    case ("Identifiable", .structure(let fields)):
      if !fields.contains(where: { Identifier.member($0.name.value) == "id" }) {
        diagnostics.error(.identifiableWithoutID(definition.name.value), at: conformance.range)
      }
    case ("CaseIterable", .enumeration):
      diagnostics.error(.openEnumeration(definition.name.value), at: conformance.range)
    case ("Comparable", .structure):
      diagnostics.error(
        .comparable(definition.name.value), at: conformance.range,
        notes: [.init(.writeExtension)])
    default: break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let writeExtension: Self = """
    conform in an extension of your own, which says what comes first
    """

  fileprivate static func alias(_ name: String) -> Self {
    "'\(name)' is an alias, which has the conformances of what it stands for"
  }

  fileprivate static func notAProtocol(_ name: String) -> Self {
    "'\(name)' is not the name of a protocol"
  }

  fileprivate static func identifiableWithoutID(_ name: String) -> Self {
    "'\(name)' has no field 'id', which 'Identifiable' asks for"
  }

  fileprivate static func openEnumeration(_ name: String) -> Self {
    "'\(name)' is open to values that the spec does not know, so that it has no list of all"
  }

  fileprivate static func comparable(_ name: String) -> Self {
    "nothing says which of two '\(name)' comes first"
  }
}
