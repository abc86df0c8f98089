import Synchronization

/// A result that one task waits for and several may give; the first counts.
final class FirstResult<Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, any Error>

  /// Not an enumeration, which is read several times slower in a generic class.
  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
  }

  private let state = Mutex(State())

  /// Gives the result, unless there is one.
  func settle(_ result: Result<Value, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else {
        return nil
      }
      state.outcome = result
      return state.continuation
    }
    continuation?.resume(returning: result)
  }

  /// Waits for the result. Only one task may.
  ///
  /// - Parameter leave: Called when the task that waits is cancelled, maybe before it waits and
  ///   maybe after the result is there. The task waits on unless it settles the result.
  /// - Throws: What the result holds.
  func value(whenCancelled leave: @Sendable () -> Void) async throws -> Value {
    try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let outcome = outcome(or: continuation) {
          continuation.resume(returning: outcome)
        }
      }
    } onCancel: {
      leave()
    }.get()
  }

  /// The result; nil if there is none yet, so that it will go to `continuation`.
  private func outcome(or continuation: CheckedContinuation<Outcome, Never>) -> Outcome? {
    state.withLock { state in
      if state.outcome == nil {
        state.continuation = continuation
      }
      return state.outcome
    }
  }
}

extension FirstResult: Hashable {
  static func == (left: FirstResult, right: FirstResult) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
