import ChirpDiagnostics

/// A type has a name of its own: not a built-in type's, and not that of a type at the top; a generic
/// parameter is named so that it can stand in Swift.
struct TypeNameRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    var top: [String: Located<String>] = [:]
    for id in types.ids where types[id].parent == nil {
      let name = types[id].definition.name
      top[TypeTable.typeName(name.value)] = name
    }
    var siblings = Siblings(types)
    for id in types.ids {
      let definition = types[id].definition
      let name = definition.name
      let swiftName = TypeTable.typeName(name.value)
      let isNested = types[id].parent != nil
      if BuiltInType(rawValue: swiftName) != nil {
        diagnostics.error(
          .builtIn(swiftName), at: name.range,
          notes: [.init(isNested ? .nameAnother : .chooseAnother)])
      } else if isNested, let other = top[swiftName] {
        diagnostics.error(
          .hides(name.value, swiftName), at: name.range,
          notes: [.init(.definedHere(other.value), at: other.range), .init(.nameAnother)])
      } else if isNested, let other = siblings.sibling(of: id, whoseMemberIs: swiftName) {
        diagnostics.error(
          .noCapitals(name.value, other.value), at: name.range,
          notes: [.init(.definedHere(other.value), at: other.range), .init(.nameAnother)])
      }
      checkParameters(of: id, top: top, types: types, diagnostics: &diagnostics)
    }
  }

  private func checkParameters(
    of id: TypeTable.ID, top: [String: Located<String>], types: TypeTable,
    diagnostics: inout Diagnostics
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
      if !Identifier.isIdentifier(parameter.value) || Keywords.contains(parameter.value) {
        diagnostics.error(
          .notAParameter(parameter.value), at: parameter.range, notes: [.init(.exampleParameter)])
      } else if isTaken || TypeNames.isReserved(parameter.value) {
        diagnostics.error(
          isTaken ? .builtIn(parameter.value) : .reserved(parameter.value), at: parameter.range,
          notes: [.init(.exampleParameter)])
      } else if let other = top[parameter.value] ?? nested[parameter.value] {
        diagnostics.error(
          .parameterHides(parameter.value), at: parameter.range,
          notes: [.init(.definedHere(other.value), at: other.range)])
      } else if let first = seen[parameter.value] {
        diagnostics.error(
          .twice(parameter.value), at: parameter.range,
          notes: [.init(.definedHere(parameter.value), at: first.range)])
      }
      seen[parameter.value] = parameter
    }
  }
}

/// The fields beside nested types, by the names of their properties.
private struct Siblings {
  private let types: TypeTable
  private var fields: [TypeTable.ID: [String: Located<String>]] = [:]

  init(_ types: TypeTable) {
    self.types = types
  }

  /// The field beside the nested type `id` whose property has the name of the type: letters without
  /// capitals, and digits, make the same name of both.
  mutating func sibling(
    of id: TypeTable.ID, whoseMemberIs name: String
  ) -> Located<String>? {
    guard let parent = types[id].parent, case .structure(let all) = types[parent].definition.kind
    else { return nil }
    if fields[parent] == nil {
      let names = all.lazy.map { (Identifier.member($0.name.value) ?? "", $0.name) }
      fields[parent] = Dictionary(names) { first, _ in first }
    }
    return fields[parent]?[name]
  }
}

extension Diagnostic.Message {
  fileprivate static let nameAnother: Self = """
    give the field another name, and put the name on the wire into its 'key'
    """
  fileprivate static let exampleParameter: Self = "a generic parameter is named like 'Item'"
  fileprivate static let chooseAnother: Self = """
    choose another name; the name of a type does not travel, so that the API stays the same
    """

  fileprivate static func builtIn(_ name: String) -> Self {
    "'\(name)' is the name of a built-in type"
  }

  fileprivate static func hides(_ field: String, _ name: String) -> Self {
    "the type of the field '\(field)' would hide the type '\(name)'"
  }

  fileprivate static func noCapitals(_ field: String, _ other: String) -> Self {
    "the type of '\(field)' and the property of '\(other)' would have the same name in Swift"
  }

  fileprivate static func notAParameter(_ name: String) -> Self {
    "'\(name)' cannot name a generic parameter"
  }

  fileprivate static func reserved(_ name: String) -> Self {
    "the name '\(name)' is used by the generated code itself"
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
