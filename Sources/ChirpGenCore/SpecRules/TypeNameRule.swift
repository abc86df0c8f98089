import ChirpDiagnostics

/// A type has a name of its own: not a built-in type's, and not that of a type around it.
struct TypeNameRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      let definition = types[id].definition
      let name =
        Identifier.type(definition.name.value) ?? TypeTable.capitalized(definition.name.value)
      if BuiltInType(rawValue: name) != nil {
        diagnostics.error(.builtIn(name), at: definition.name.range, notes: [.init(.chooseAnother)])
      }
      if types[id].parent != nil, let other = types.id(named: name) {
        diagnostics.error(
          .hides(definition.name.value, name), at: definition.name.range,
          notes: [.init(.definedHere(name), at: types[other].definition.name.range)])
      }
      checkParameters(of: definition, types: types, diagnostics: &diagnostics)
    }
  }

  private func checkParameters(
    of definition: TypeDefinition, types: TypeTable, diagnostics: inout Diagnostics
  ) {
    var seen: [String: Located<String>] = [:]
    for parameter in definition.parameters {
      if BuiltInType(rawValue: parameter.value) != nil {
        diagnostics.error(.builtIn(parameter.value), at: parameter.range)
      } else if let other = types.id(named: parameter.value) {
        diagnostics.error(
          .parameterHides(parameter.value), at: parameter.range,
          notes: [.init(.definedHere(parameter.value), at: types[other].definition.name.range)])
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
  fileprivate static let chooseAnother: Self = """
    choose another name; the name of a type does not travel, so that the API stays the same
    """

  fileprivate static func builtIn(_ name: String) -> Self {
    "'\(name)' is the name of a built-in type"
  }

  fileprivate static func hides(_ field: String, _ name: String) -> Self {
    "the type of the field '\(field)' would hide the type '\(name)'"
  }

  fileprivate static func parameterHides(_ name: String) -> Self {
    "the generic parameter '\(name)' would hide the type of that name"
  }

  fileprivate static func twice(_ name: String) -> Self {
    "the generic parameter '\(name)' is named twice"
  }

  fileprivate static func definedHere(_ name: String) -> Self {
    "'\(name)' is defined here"
  }
}
