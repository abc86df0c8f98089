import Synchronization

/// Lets callers that want the same thing at the same time share one operation.
///
/// Nothing is kept after its end: who comes then begins another one.
final class Deduplicator<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Operation {
    /// Tells it from others for the same key.
    let number: Int
    let task: Task<Void, Never>
    var waiters: Set<FirstResult<Value>>
  }

  private struct State {
    var operations: [Key: Operation] = [:]
    var beginnings = 0

    /// Where the operation is, if it still runs.
    func index(of key: Key, _ number: Int) -> Dictionary<Key, Operation>.Index? {
      operations.index(forKey: key).flatMap { operations.values[$0].number == number ? $0 : nil }
    }
  }

  private let state = Mutex(State())

  /// The value that `operation` gives, or one that another caller began for `key` and that has not
  /// ended yet.
  ///
  /// The operation runs in a task of its own, with the priority and the task-local values of the
  /// caller that began it. It goes on while any caller waits for it, and is cancelled when the last
  /// one is. It must not wait for its own key.
  ///
  /// - Throws: `CancellationError` at once if the caller's task is cancelled, and what the operation
  ///   throws, to each caller.
  func value(
    for key: Key, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let waiter = FirstResult<Value>()
    let number = state.withLock { state in
      if let index = state.operations.index(forKey: key) {
        state.operations.values[index].waiters.insert(waiter)
        return state.operations.values[index].number
      }
      state.beginnings += 1
      let number = state.beginnings
      let task = Task { end(key, number, with: await Result(of: operation)) }
      state.operations[key] = Operation(number: number, task: task, waiters: [waiter])
      return number
    }
    return try await waiter.value { leave(key, number, waiter) }
  }

  /// Answers all that wait for the operation. If it was abandoned, nobody does.
  private func end(_ key: Key, _ number: Int, with result: Result<Value, any Error>) {
    let waiters: Set<FirstResult<Value>> = state.withLock { state in
      guard let index = state.index(of: key, number) else {
        return []
      }
      return state.operations.remove(at: index).value.waiters
    }
    for waiter in waiters {
      waiter.settle(result)
    }
  }

  /// Answers a waiter that was cancelled, and cancels the operation if no other is left.
  private func leave(_ key: Key, _ number: Int, _ waiter: FirstResult<Value>) {
    let abandoned: Task<Void, Never>? = state.withLock { state in
      guard let index = state.index(of: key, number) else {
        return nil
      }
      state.operations.values[index].waiters.remove(waiter)
      guard state.operations.values[index].waiters.isEmpty else {
        return nil
      }
      return state.operations.remove(at: index).value.task
    }
    waiter.settle(.failure(CancellationError()))
    abandoned?.cancel()
  }
}
