import Synchronization

/// Lets all calls whose credential was refused share one refresh of it.
///
/// A refresh takes the credentials from one generation to the next, also if it fails: what came of
/// it counts for all requests that were signed before.
final class Refresher: Sendable {
  /// A refresh asked for itself.
  struct Nested: Error {}

  /// A refresh that the current task is a part of.
  private struct Run {
    let refresher: Refresher
    let generation: Int
  }

  private struct State {
    var generation = 0
    var lastResult: Result<Void, any Error> = .success(())
    /// Those that wait for the refresh that runs; nil if none does.
    var waiters: Set<FirstResult<Void>>?

    /// Lets `waiter` wait for a refresh, unless one has ended since `stamp` and none runs.
    mutating func join(_ waiter: FirstResult<Void>, since stamp: Int) -> Entry {
      if waiters?.insert(waiter) != nil {
        return .joined
      }
      guard generation <= stamp else {
        return .ended(lastResult)
      }
      waiters = [waiter]
      return .begun(generation)
    }
  }

  private enum Entry {
    case begun(Int)
    case joined
    case ended(Result<Void, any Error>)
  }

  /// The refreshes that the current task is a part of. One that has ended says nothing any more.
  @TaskLocal private static var runs: [Run] = []

  private let state = Mutex(State())

  /// How many refreshes have ended: a request is stamped with it before it is signed.
  var generation: Int { state.withLock(\.generation) }

  /// Whether the current task is a part of the refresh that runs. Its calls must wait for nothing
  /// that waits for the refresh.
  var isRefreshing: Bool {
    let runs = Self.runs
    return !runs.isEmpty
      && runs.contains { $0.refresher === self && $0.generation == generation }
  }

  /// Returns when the request that was stamped with `stamp`, and refused, can be signed again: after
  /// the refresh that runs, or at once if one has ended since; else after `operation`, a new one.
  ///
  /// The operation runs in a task of its own, with the priority and the task-local values of the
  /// caller, and goes on if all that wait for it are cancelled.
  ///
  /// - Throws: `CancellationError` at once if the caller's task is cancelled, ``Nested`` at once if
  ///   it is a part of the refresh that runs, and what the refresh throws, to each caller.
  func refresh(
    since stamp: Int, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    try Task.checkCancellation()
    guard !isRefreshing else {
      throw Nested()
    }
    let waiter = FirstResult<Void>()
    switch state.withLock({ $0.join(waiter, since: stamp) }) {
    case .begun(let generation): begin(operation, generation)
    case .joined: break
    case .ended(let result): return try result.get()
    }
    try await waiter.value { leave(waiter) }
  }

  private func begin(
    _ operation: @escaping @Sendable () async throws -> Void, _ generation: Int
  ) {
    Task {
      let runs = Self.runs + [Run(refresher: self, generation: generation)]
      end(with: await Self.$runs.withValue(runs) { await Result(of: operation) })
    }
  }

  private func end(with result: Result<Void, any Error>) {
    let waiters = state.withLock { state in
      defer { state.waiters = nil }
      state.generation += 1
      state.lastResult = result
      return state.waiters ?? []
    }
    for waiter in waiters {
      waiter.settle(result)
    }
  }

  private func leave(_ waiter: FirstResult<Void>) {
    state.withLock { _ = $0.waiters?.remove(waiter) }
    waiter.settle(.failure(CancellationError()))
  }
}
