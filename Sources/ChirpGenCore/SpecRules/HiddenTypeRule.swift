import ChirpDiagnostics

/// A type that is named is not hidden there: not by a nested type, and not by a generic parameter.
///
/// A name that hides a type at the top is fine as long as nobody means that type inside.
struct HiddenTypeRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let hiding = HidingNames(types)
    if hiding.isEmpty { return }
    var reported: Set<SourceRange> = []
    for part in types.parts {
      guard let scope = part.scope, let target = types.definedType(part.expression, in: scope)
      else { continue }
      let meant = types[types.top(of: target)].definition.name
      let swiftName = TypeTable.typeName(meant.value)
      for name in hiding.names(hiding: swiftName, in: scope)
      where reported.insert(name.wire.range).inserted {
        let message: Diagnostic.Message =
          name.isParameter ? .parameterHides(swiftName) : .hides(name.wire.value, swiftName)
        diagnostics.error(
          message, at: name.wire.range,
          notes: [
            .init(.definedHere(meant.value), at: meant.range),
            .init(.meantHere, at: part.expression.range),
          ] + (name.isParameter ? [] : [.init(.nameAnother)]))
      }
    }
  }
}

/// The names inside of types that may hide those of types at the top.
private struct HidingNames {
  struct Name {
    let wire: Located<String>
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

  init(_ types: TypeTable) {
    self.types = types
    for id in types.ids {
      let definition = types[id].definition
      for parameter in definition.parameters {
        names[Place(type: id, name: parameter.value)] = Name(wire: parameter, isParameter: true)
      }
      guard let parent = types[id].parent else { continue }
      let name = TypeTable.typeName(definition.name.value)
      names[Place(type: parent, name: name)] = Name(wire: definition.name, isParameter: false)
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
  fileprivate static let nameAnother: Self = """
    give the field another name, and put the name on the wire into its 'key'
    """
  fileprivate static let meantHere: Self = "it is meant here"

  fileprivate static func hides(_ field: String, _ name: String) -> Self {
    "the type of the field '\(field)' would hide the type '\(name)'"
  }

  fileprivate static func parameterHides(_ name: String) -> Self {
    "the generic parameter '\(name)' would hide the type '\(name)'"
  }

  fileprivate static func definedHere(_ name: String) -> Self {
    "'\(name)' is defined here"
  }
}
