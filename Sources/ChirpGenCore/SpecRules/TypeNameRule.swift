import ChirpDiagnostics

/// A type at the top does not have the name of a built-in type, and a generic parameter has one that
/// can stand in Swift.
struct TypeNameRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      let name = types[id].definition.name
      let swiftName = TypeTable.typeName(name.value)
      if types[id].parent == nil, BuiltInType(rawValue: swiftName) != nil {
        diagnostics.error(.builtIn(swiftName), at: name.range, notes: [.init(.chooseAnother)])
      }
      checkParameters(of: id, types: types, diagnostics: &diagnostics)
    }
  }

  private func checkParameters(
    of id: TypeTable.ID, types: TypeTable, diagnostics: inout Diagnostics
  ) {
    let parameters = types[id].definition.parameters
    if parameters.isEmpty { return }
    var seen: [String: Located<String>] = [:]
    let nestedNames = types[id].nested.lazy.map { types[$0].definition.name }
    let nested = Dictionary(nestedNames.map { (TypeTable.typeName($0.value), $0) }) { first, _ in
      first
    }
    for parameter in parameters where !parameter.value.isEmpty {
      let isTaken = BuiltInType(rawValue: parameter.value) != nil
      if !Identifier.isIdentifier(parameter.value) || Keywords.isTypeKeyword(parameter.value)
        || LibraryNames.moduleNames.contains(parameter.value)
      {
        diagnostics.error(
          .notAParameter(parameter.value), at: parameter.range, notes: [.init(.exampleParameter)])
      } else if isTaken {
        diagnostics.error(
          .builtIn(parameter.value), at: parameter.range, notes: [.init(.exampleParameter)])
      } else if let other = nested[parameter.value] {
        diagnostics.error(
          .nestedAlike(parameter.value), at: parameter.range,
          notes: [.init(.definedHere(other.value), at: other.range), .init(.exampleParameter)])
      } else if let first = seen[parameter.value] {
        diagnostics.error(
          .twice(parameter.value), at: parameter.range,
          notes: [.init(.definedHere(parameter.value), at: first.range)])
      }
      seen[parameter.value] = parameter
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let exampleParameter: Self = "a generic parameter is named like 'Item'"
  fileprivate static let chooseAnother: Self = """
    choose another name; the name of a type does not travel, so that the API stays the same
    """

  fileprivate static func builtIn(_ name: String) -> Self {
    "'\(name)' is the name of a built-in type"
  }

  fileprivate static func notAParameter(_ name: String) -> Self {
    "'\(name)' cannot name a generic parameter"
  }

  fileprivate static func nestedAlike(_ name: String) -> Self {
    "the generic parameter '\(name)' has the name of a type that is nested beside it"
  }

  fileprivate static func twice(_ name: String) -> Self {
    "the generic parameter '\(name)' is named twice"
  }

  fileprivate static func definedHere(_ name: String) -> Self {
    "'\(name)' is defined here"
  }
}
