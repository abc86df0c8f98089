import ChirpDiagnostics

/// A depth-first search for cycles among types. It keeps its own stack, so that a long chain of
/// types cannot exhaust the program's.
struct CycleSearch {
  /// A type, and where another one names it.
  typealias Edge = (target: TypeTable.ID, range: SourceRange)

  struct Cycle {
    let start: TypeTable.ID
    /// Where the type is named that closes the cycle.
    let range: SourceRange
  }

  private enum State {
    case active
    case done
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
    var stack: [(id: TypeTable.ID, edges: ArraySlice<Edge>)] = [(start, edges(start)[...])]
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
        stack.append((edge.target, edges(edge.target)[...]))
      }
    }
    return found
  }
}
