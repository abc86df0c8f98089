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
    /// The step that closes it: the type from which it leads back, and what leads there.
    let closing: (id: TypeTable.ID, edge: Edge)
    /// Whether a value can be made, since the cycle can be left somewhere.
    let isEscapable: Bool
  }

  private enum State {
    /// At this place of the stack.
    case active(Int)
    case done
  }

  private struct Step {
    let id: TypeTable.ID
    var edges: ArraySlice<Edge>
    /// How many of the edges that lead here can be left.
    let escapableCount: Int
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
    var stack = [Step(id: start, edges: edges(start)[...], escapableCount: 0)]
    states[start] = .active(0)
    while var top = stack.popLast() {
      guard let edge = top.edges.popFirst() else {
        states[top.id] = .done
        continue
      }
      stack.append(top)
      let escapableCount = top.escapableCount + (edge.isEscapable ? 1 : 0)
      switch states[edge.target] {
      case .active(let place):
        found.append(
          Cycle(
            start: edge.target, range: edge.range, closing: (top.id, edge),
            isEscapable: escapableCount > stack[place].escapableCount))
      case .done: break
      case nil:
        states[edge.target] = .active(stack.count)
        stack.append(
          Step(
            id: edge.target, edges: edges(edge.target)[...], escapableCount: escapableCount))
      }
    }
    return found
  }
}
