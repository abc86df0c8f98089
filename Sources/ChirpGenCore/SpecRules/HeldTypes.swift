import ChirpDiagnostics

/// Which types a value of a type holds in place: not behind an array or a dictionary, which keep
/// their elements elsewhere.
struct HeldTypes {
  private let types: TypeTable
  private let parameters: HeldParameters

  init(_ types: TypeTable) {
    self.types = types
    parameters = HeldParameters(types)
  }

  /// The types that a value of `id` holds in place, and where it names them.
  func types(heldBy id: TypeTable.ID) -> [CycleSearch.Edge] {
    var edges: [CycleSearch.Edge] = []
    switch types[id].definition.kind {
    case .structure(let fields):
      for field in fields {
        switch field.type {
        case .expression(let expression): collect(expression, in: id, into: &edges)
        case .nested(let definition):
          if let nested = types.id(of: definition, in: id) {
            edges.append((nested, definition.name.range))
          }
        }
      }
    case .alias(let expression): collect(expression, in: id, into: &edges)
    case .enumeration, .hole: break
    }
    return edges
  }

  private func collect(
    _ expression: TypeExpression, in scope: TypeTable.ID, into edges: inout [CycleSearch.Edge]
  ) {
    switch expression {
    case .named(let name, let arguments):
      guard let id = types.definedType(expression, in: scope) else { return }
      edges.append((id, name.range))
      for (parameter, argument) in zip(types[id].definition.parameters, arguments)
      where parameters.holds(parameter.value, of: id) {
        collect(argument, in: scope, into: &edges)
      }
    case .optional(let type, _): collect(type, in: scope, into: &edges)
    case .array, .dictionary, .hole: break
    }
  }
}

extension TypeTable {
  /// The type of the spec that `expression` names, written inside the type `scope`; nil if it names
  /// none, or not with as many arguments as that takes.
  func definedType(_ expression: TypeExpression, in scope: ID?) -> ID? {
    guard case .named(let name, let arguments) = expression,
      BuiltInType(rawValue: name.value) == nil, !hasParameter(name.value, in: scope),
      let id = id(named: name.value), self[id].definition.parameters.count == arguments.count
    else { return nil }
    return id
  }
}
