import ChirpDiagnostics

/// A depth-first search for cycles among types. It keeps its own stack, so that a long chain of
/// types cannot exhaust the program's.
struct CycleSearch {
  /// A type that another one names.
  struct Edge {
    let target: TypeTable.ID
    /// Where it is named.
    let range: SourceRange
    /// Which field or variant of the other one holds it.
    var member = 0
    /// Whether something else can stand in its place: nothing, or another variant.
    var isEscapable = false
  }

  struct Cycle {
    let start: TypeTable.ID
    /// Where the type is named that closes the cycle.
    let range: SourceRange
    /// The steps of the cycle in order: each type with what leads on from it.
    let steps: [(id: TypeTable.ID, edge: Edge)]

    /// Whether a value can be made, since the cycle can be left somewhere.
    var isEscapable: Bool { steps.contains { $0.edge.isEscapable } }
  }

  private enum State {
    case active
    case done
  }

  private struct Step {
    let id: TypeTable.ID
    var edges: ArraySlice<Edge>
    /// The one that is followed.
    var edge: Edge?
  }

  private let edges: (TypeTable.ID) -> [Edge]
  private var states: [TypeTable.ID: State] = [:]

  /// - Parameter edges: Gives the types to which a type leads.
  init(edges: @escaping (TypeTable.ID) -> [Edge]) {
    self.edges = edges
  }

  /// Every cycle, by the type that is reached first.
  mutating func cycles(of types: TypeTable) -> [Cycle] {
    types.ids.flatMap { cycles(from: $0) }
  }

  private mutating func cycles(from start: TypeTable.ID) -> [Cycle] {
    if states[start] != nil { return [] }
    var found: [Cycle] = []
    var stack: [Step] = [Step(id: start, edges: edges(start)[...])]
    states[start] = .active
    while var top = stack.popLast() {
      guard let edge = top.edges.popFirst() else {
        states[top.id] = .done
        continue
      }
      top.edge = edge
      stack.append(top)
      switch states[edge.target] {
      case .active:
        let first = stack.lastIndex { $0.id == edge.target } ?? 0
        let steps = stack[first...].compactMap { step in step.edge.map { (step.id, $0) } }
        found.append(Cycle(start: edge.target, range: edge.range, steps: steps))
      case .done: break
      case nil:
        states[edge.target] = .active
        stack.append(Step(id: edge.target, edges: edges(edge.target)[...]))
      }
    }
    return found
  }
}
