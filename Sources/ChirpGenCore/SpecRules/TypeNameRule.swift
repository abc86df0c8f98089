import ChirpDiagnostics

/// A type at the top does not have the name of a built-in type, nor a generic one that of a type with a
/// notation of its own, and a generic parameter has one that can stand in Swift.
struct TypeNameRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let modules = LibraryNames.moduleNames.union(types.modulesOfProtocols)
    for id in types.ids {
      let name = types[id].definition.name
      let swiftName = TypeTable.typeName(name.value)
      if types[id].parent == nil, BuiltInType(rawValue: swiftName) != nil {
        diagnostics.error(.builtIn(swiftName), at: name.range, notes: [.init(.chooseAnother)])
      }
      if !types[id].definition.parameters.isEmpty, Self.abbreviated.contains(swiftName) {
        diagnostics.error(.abbreviated(swiftName), at: name.range, notes: [.init(.chooseAnother)])
      }
      checkParameters(of: id, modules, types: types, diagnostics: &diagnostics)
    }
  }

  /// Generic types of Swift's library that have a notation of their own: `[Int]`.
  private static let abbreviated: Set<String> = ["Array", "Dictionary", "Optional"]

  private func checkParameters(
    of id: TypeTable.ID, _ modules: Set<String>, types: TypeTable, diagnostics: inout Diagnostics
  ) {
    let parameters = types[id].definition.parameters
    if parameters.isEmpty { return }
    var seen: [String: Located<String>] = [:]
    let nestedNames = types[id].nested.lazy.map { types[$0].definition.name }
    let nested = Dictionary(nestedNames.map { (TypeTable.typeName($0.value, isNested: true), $0) })
    { first, _ in
      first
    }
    for parameter in parameters where !parameter.value.isEmpty {
      let isTaken = BuiltInType(rawValue: parameter.value) != nil
      if !Identifier.isIdentifier(parameter.value) || Keywords.isTypeKeyword(parameter.value)
        || modules.contains(parameter.value)
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

  fileprivate static func abbreviated(_ name: String) -> Self {
    "a generic type cannot be called '\(name)', which Swift writes in a form of its own"
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
