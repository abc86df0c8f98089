import ChirpDiagnostics

/// No structure holds itself other than through an array or a dictionary, and no alias stands for
/// itself.
struct RecursionRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    var search = CycleSearch(types: types)
    for id in types.ids {
      for cycle in search.cycles(from: id) {
        let name = types[cycle.start].name
        let isAlias = if case .alias = types[cycle.start].definition.kind { true } else { false }
        diagnostics.error(isAlias ? .alias(name) : .structure(name), at: cycle.range)
      }
    }
  }
}

/// A depth-first search for cycles of types that hold each other. It keeps its own stack, so that
/// a long chain of types cannot exhaust the program's.
private struct CycleSearch {
  struct Cycle {
    let start: TypeTable.ID
    /// Where the type is used that closes the cycle.
    let range: SourceRange
  }

  private enum State {
    case active
    case done
  }

  private typealias Edge = (target: TypeTable.ID, range: SourceRange)

  let types: TypeTable
  private var states: [TypeTable.ID: State] = [:]

  init(types: TypeTable) {
    self.types = types
  }

  mutating func cycles(from start: TypeTable.ID) -> [Cycle] {
    if states[start] != nil { return [] }
    var found: [Cycle] = []
    var stack: [(id: TypeTable.ID, edges: ArraySlice<Edge>)] = [(start, edges(of: start)[...])]
    states[start] = .active
    while var top = stack.popLast() {
      guard let edge = top.edges.popFirst() else {
        states[top.id] = .done
        continue
      }
      stack.append(top)
      switch states[edge.target] {
      case .active: found.append(Cycle(start: edge.target, range: edge.range))
      case .done: break
      case nil:
        states[edge.target] = .active
        stack.append((edge.target, edges(of: edge.target)[...]))
      }
    }
    return found
  }

  /// The types that a value of `id` holds in place.
  private func edges(of id: TypeTable.ID) -> [Edge] {
    var edges: [Edge] = []
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
    case .alias(let expression): collect(expression, in: id, into: &edges, throughCollections: true)
    case .enumeration, .hole: break
    }
    return edges
  }

  /// Whether a value of the generic type `id` holds one of `parameter` in place.
  private func holds(_ parameter: String, _ id: TypeTable.ID) -> Bool {
    switch types[id].definition.kind {
    case .structure(let fields):
      fields.contains { field in
        switch field.type {
        case .expression(let expression): names(parameter, expression)
        case .nested(let definition):
          types.id(of: definition, in: id).map { holds(parameter, $0) } ?? false
        }
      }
    case .alias, .enumeration, .hole: true
    }
  }

  /// Whether `expression` names `parameter` other than in an array or a dictionary.
  private func names(_ parameter: String, _ expression: TypeExpression) -> Bool {
    switch expression {
    case .named(let name, let arguments):
      name.value == parameter || arguments.contains { names(parameter, $0) }
    case .optional(let type, _): names(parameter, type)
    case .array, .dictionary, .hole: false
    }
  }

  private func collect(
    _ expression: TypeExpression, in scope: TypeTable.ID, into edges: inout [Edge],
    throughCollections: Bool = false
  ) {
    switch expression {
    case .named(let name, let arguments):
      guard BuiltInType(rawValue: name.value) == nil, let id = types.id(named: name.value),
        types[id].definition.parameters.count == arguments.count
      else { return }
      edges.append((id, name.range))
      for (parameter, argument) in zip(types[id].definition.parameters, arguments)
      where throughCollections || holds(parameter.value, id) {
        collect(argument, in: scope, into: &edges, throughCollections: throughCollections)
      }
    case .optional(let type, _):
      collect(type, in: scope, into: &edges, throughCollections: throughCollections)
    case .array(let type, _):
      if throughCollections { collect(type, in: scope, into: &edges, throughCollections: true) }
    case .dictionary(_, let value, _):
      if throughCollections { collect(value, in: scope, into: &edges, throughCollections: true) }
    case .hole: break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func structure(_ name: String) -> Self {
    """
    '\(name)' holds itself here: this version of chirp-gen supports that only through an array or \
    a dictionary
    """
  }

  fileprivate static func alias(_ name: String) -> Self {
    "the alias '\(name)' stands for itself"
  }
}
