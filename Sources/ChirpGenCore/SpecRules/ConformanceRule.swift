import ChirpDiagnostics

/// What follows 'conforms' is a protocol that a generated type can conform to.
struct ConformanceRule: SpecRule {
  let renaming: Renaming

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let conforming = types.ids.filter { !types[$0].definition.conformances.isEmpty }
    if conforming.isEmpty { return }
    let typeID = types.ids.first { id in
      types[id].parent == nil && TypeTable.typeName(renaming.type(id, of: types).text) == "ID"
    }
    for id in conforming {
      for conformance in types[id].definition.conformances {
        check(conformance, of: id, typeID, types: types, diagnostics: &diagnostics)
      }
    }
  }

  /// - Parameter typeID: The type that is called `ID`, if there is one.
  private func check(
    _ conformance: Located<String>, of id: TypeTable.ID, _ typeID: TypeTable.ID?,
    types: TypeTable, diagnostics: inout Diagnostics
  ) {
    let definition = types[id].definition
    let name = ProtocolName(conformance.value)
    let parts = conformance.value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Identifier.isIdentifier($0) && !Keywords.contains(String($0)) }),
      BuiltInType(rawValue: conformance.value) == nil,
      name.isKnown || types.id(named: conformance.value) == nil
    else {
      diagnostics.error(.notAProtocol(conformance.value), at: conformance.range)
      return
    }
    if name.isImpossible {
      diagnostics.error(.impossible(conformance.value), at: conformance.range)
    } else if isWithoutMembers(name, definition) {
      diagnostics.error(
        .notDerived(definition.name.value, conformance.value), at: conformance.range,
        notes: [.init(.writeExtension)])
    } else if name.text == "CaseIterable", !definition.isFrozen {
      diagnostics.error(.openEnumeration(definition.name.value), at: conformance.range)
    } else if name.text == "Identifiable" {
      checkID(of: id, conformance, typeID, types: types, diagnostics: &diagnostics)
    } else if let near = misspelt(name) {
      diagnostics.warning(
        .ownProtocol(conformance.value), at: conformance.range, notes: [.init(.didYouMean(near))])
    }
  }

  /// Whether a type has no members that the protocol asks for. Swift makes no order for an
  /// enumeration whose cases are written with raw values, as those of a frozen one are.
  private func isWithoutMembers(_ name: ProtocolName, _ definition: TypeDefinition) -> Bool {
    switch definition.kind {
    case .structure, .union: name.asksStructuresForMembers || name.text == "CaseIterable"
    case .enumeration:
      name.asksEnumerationsForMembers || (name.text == "Comparable" && definition.isFrozen)
    case .alias, .hole: false
    }
  }

  private func checkID(
    of id: TypeTable.ID, _ conformance: Located<String>, _ typeID: TypeTable.ID?,
    types: TypeTable, diagnostics: inout Diagnostics
  ) {
    let definition = types[id].definition
    if case .union = definition.kind {
      diagnostics.error(.unionWithoutID(definition.name.value), at: conformance.range)
    }
    guard case .structure(let fields) = definition.kind else { return }
    guard let field = IdentityField.find(in: fields, renaming) else {
      diagnostics.error(.identifiableWithoutID(definition.name.value), at: conformance.range)
      return
    }
    if types.mentionsParameter(types.resolve(field, in: id)) {
      diagnostics.error(
        .genericID(definition.name.value), at: conformance.range,
        notes: [.init(.idIsHere, at: field.name.range), .init(.writeExtension)])
    }
    if let typeID, types.mentions(types[typeID].name, in: id) {
      let part = renaming.type(typeID, of: types)
      diagnostics.error(
        .hidesID(definition.name.value), at: conformance.range,
        notes: [.init(.renameID, at: part.given?.range ?? part.wire.range)]
          + NameFault(part: part, name: "ID").renameNotes { $0 == "ID" })
    }
  }

  /// The known protocol that may be meant by `name`: a protocol of the user's own may be called so,
  /// but hardly by a letter less.
  private func misspelt(_ name: ProtocolName) -> String? {
    if name.isKnown || name.text.contains(".") { return nil }
    let near = nearest(to: name.text, among: ProtocolName.offered)
    return near.flatMap { $0.first == name.text.first ? $0 : nil }
  }
}

extension TypeTable {
  /// Whether the structure `id`, or one that is nested in it, names the type `name`.
  fileprivate func mentions(_ name: String, in id: ID) -> Bool {
    guard case .structure(let fields) = self[id].definition.kind else { return false }
    return fields.contains { field in
      guard case .expression(let expression) = field.type else { return false }
      var isMentioned = false
      expression.forEachPart { part in
        if case .named(let used, _) = part, used.value == name { isMentioned = true }
      }
      return isMentioned
    } || self[id].nested.contains { mentions(name, in: $0) }
  }

  /// Whether `type` is made of a generic parameter.
  fileprivate func mentionsParameter(_ type: ResolvedType) -> Bool {
    switch type {
    case .parameter: true
    case .optional(let type), .patch(let type), .array(let type), .dictionary(_, let type):
      mentionsParameter(type)
    case .defined(_, let arguments): arguments.contains(where: mentionsParameter)
    case .builtIn, .hole: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let renameID: Self = """
    choose another name for it; the name of a type does not travel
    """

  fileprivate static func hidesID(_ name: String) -> Self {
    "'Identifiable' gives '\(name)' a type 'ID' of its own, which hides the one that is named in it"
  }

  fileprivate static let idIsHere: Self = "its 'id' is here"
  fileprivate static let writeExtension: Self = """
    conform in an extension of your own, where you can write what it needs
    """

  fileprivate static func impossible(_ name: String) -> Self {
    "no generated type can conform to '\(name)'"
  }

  fileprivate static func ownProtocol(_ name: String) -> Self {
    "'\(name)' is taken for a protocol of your own"
  }

  fileprivate static func notAProtocol(_ name: String) -> Self {
    "'\(name)' is not the name of a protocol"
  }

  fileprivate static func unionWithoutID(_ name: String) -> Self {
    "'\(name)' is a union, which has no 'id' by itself"
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
