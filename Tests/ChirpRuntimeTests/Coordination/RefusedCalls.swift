@testable import ChirpRuntime

/// Calls whose credential was refused, and that ask for a refresh which goes on until it is told to
/// end.
final class RefusedCalls: Sendable {
  let refresher = Refresher()
  let executor = ManualExecutor()
  let refreshes = Occupancy()
  /// Opened when a refresh ends without having been cancelled.
  let completion = Gate()

  /// A call that will ask when the executor runs, and gives the generation in which it is answered.
  /// A refresh that it begins ends when `gate` is open.
  func caller(
    since stamp: Int, _ gate: Gate, failure: TransportError? = nil
  ) -> Task<Int, any Error> {
    Task(executorPreference: executor) {
      try await self.refresher.refresh(since: stamp) {
        self.refreshes.enter()
        defer { self.refreshes.leave() }
        try await gate.pass()
        if !Task.isCancelled {
          self.completion.open()
        }
        if let failure {
          throw failure
        }
      }
      return self.refresher.generation
    }
  }

  /// A call that has asked, and has its answer or waits for it.
  func waiter(
    since stamp: Int, _ gate: Gate, failure: TransportError? = nil
  ) -> Task<Int, any Error> {
    let task = caller(since: stamp, gate, failure: failure)
    executor.run()
    return task
  }
}
