/// What a run has read, or has looked for in vain. All that reads files in the run notes it down here.
final class InputLog {
  enum Change {
    case none
    /// An input has vanished, or is empty: many editors write a file in steps of which this is one.
    case vanished
    case changed
  }

  private struct Input {
    let kind: InputState.Kind
    let state: InputState
  }

  private var inputs: [String: Input] = [:]

  /// - Parameter path: An absolute path.
  func add(_ kind: InputState.Kind, at path: String, content: InputState.Content) {
    inputs[path] = Input(kind: kind, state: InputState(content, at: path))
  }

  /// Notes down what stands at `path` now.
  func add(_ kind: InputState.Kind, at path: String) {
    inputs[path] = Input(kind: kind, state: InputState(kind, at: path))
  }

  /// The folders in which a change of an input shows.
  var folders: [String: WatchedFolder] {
    WatchedFolder.all(
      onTheWayTo: inputs.filter { $0.value.kind == .file }.keys,
      wholes: inputs.filter { $0.value.kind == .templates }.keys)
  }

  /// How many files there were.
  var fileCount: Int {
    inputs.values.count { if case .file = $0.state.content { true } else { false } }
  }

  /// How the inputs differ from what they were.
  var change: Change {
    var change = Change.none
    for (path, input) in inputs {
      let state = InputState(input.kind, at: path)
      if state == input.state { continue }
      if state.isVoid, !input.state.isVoid { return .vanished }
      change = .changed
    }
    return change
  }
}
