import Synchronization

/// A result that one task waits for and several may give; the first counts.
final class FirstResult<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case settled(Result<Value, any Error>)
  }

  private let state = Mutex(State.open)

  /// Gives the result, unless there is one.
  func settle(_ result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open:
        state = .settled(result)
        return nil
      case .awaited(let continuation):
        state = .settled(result)
        return continuation
      case .settled:
        return nil
      }
    }
    continuation?.resume(with: result)
  }

  /// Waits for the result. Only one task may.
  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<Value, any Error>? = state.withLock { state in
        if case .settled(let result) = state {
          return result
        }
        state = .awaited(continuation)
        return nil
      }
      if let result {
        continuation.resume(with: result)
      }
    }
  }
}
