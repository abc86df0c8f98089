import ChirpDiagnostics

/// A type that is named is not hidden there: not by a nested type, and not by a generic parameter.
///
/// A name that hides a type at the top is fine as long as nobody means that type inside.
struct HiddenTypeRule: SpecRule {
  let renaming: Renaming

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let hiding = HidingNames(types, renaming)
    if hiding.isEmpty { return }
    var reported: Set<SourceRange> = []
    for part in types.parts {
      guard let scope = part.scope, let target = types.definedType(part.expression, in: scope)
      else { continue }
      let meant = types.top(of: target)
      let swiftName = hiding.swiftNames[meant.index]
      for name in hiding.names(hiding: swiftName, in: scope)
      where reported.insert(name.part.wire.range).inserted {
        report(
          name, hiding: NameFault.Owner(part: renaming.type(meant, of: types)), named: swiftName,
          at: part.expression.range, types: types, diagnostics: &diagnostics)
      }
    }
  }

  private func report(
    _ name: HidingNames.Name, hiding owner: NameFault.Owner, named swiftName: String,
    at place: SourceRange, types: TypeTable, diagnostics: inout Diagnostics
  ) {
    NameFault(part: name.part, name: swiftName, owner: owner).report(
      name.isParameter
        ? .parameterHides(swiftName) : .hides(name.part.wire.value, swiftName),
      notes: [.init(.meantHere, at: place)],
      remedy: name.isParameter ? .nameParameter : .renameField,
      isTaken: { $0 == swiftName || types.id(named: $0) != nil }, diagnostics: &diagnostics)
  }
}

/// The names inside of types that may hide those of types at the top.
private struct HidingNames {
  struct Name {
    let part: Nameable
    /// Whether it is a generic parameter's, and not a nested type's.
    let isParameter: Bool
  }

  /// A name inside of a type.
  private struct Place: Hashable {
    let type: TypeTable.ID
    let name: String
  }

  private let types: TypeTable
  private var names: [Place: Name] = [:]
  /// The names of all types, in their order.
  let swiftNames: [String]

  init(_ types: TypeTable, _ renaming: Renaming) {
    self.types = types
    swiftNames = types.ids.map { id in
      let part = renaming.type(id, of: types)
      return Identifier.type(of: part, isNested: types[id].parent != nil) ?? part.text
    }
    for id in types.ids {
      for parameter in types[id].definition.parameters {
        names[Place(type: id, name: parameter.value)] = Name(
          part: Nameable(parameter, .none), isParameter: true)
      }
      guard let parent = types[id].parent else { continue }
      names[Place(type: parent, name: swiftNames[id.index])] = Name(
        part: renaming.type(id, of: types), isParameter: false)
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// What hides the type `name` inside of `scope`.
  func names(hiding name: String, in scope: TypeTable.ID) -> [Name] {
    var found: [Name] = []
    var around: TypeTable.ID? = scope
    while let type = around {
      if let name = names[Place(type: type, name: name)] { found.append(name) }
      around = types[type].parent
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static let nameParameter: Self = "give the parameter another name, like 'Item'"
  fileprivate static let meantHere: Self = "it is meant here"

  fileprivate static func hides(_ field: String, _ name: String) -> Self {
    "the type of the field '\(field)' would hide the type '\(name)'"
  }

  fileprivate static func parameterHides(_ name: String) -> Self {
    "the generic parameter '\(name)' would hide the type '\(name)'"
  }
}
