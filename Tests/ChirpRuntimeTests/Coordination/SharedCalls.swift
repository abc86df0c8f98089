import Synchronization

@testable import ChirpRuntime

/// Callers of a deduplicator, whose operations go on until they are told to end, and give their
/// numbers.
final class SharedCalls: Sendable {
  let deduplicator = Deduplicator<String, Int>()
  let executor = ManualExecutor()
  let operations = Occupancy()
  /// Lets operations end.
  let gate = Gate()
  /// Opened when an operation is cancelled.
  let cancellation = Gate()

  /// A caller that will ask when the executor runs.
  func caller(_ key: String, failure: TransportError? = nil) -> Task<Int, any Error> {
    Task(executorPreference: executor) {
      try await self.deduplicator.value(for: key) {
        try await self.operation(failure)
      }
    }
  }

  /// A caller that has asked, and waits.
  func waiter(_ key: String, failure: TransportError? = nil) -> Task<Int, any Error> {
    let task = caller(key, failure: failure)
    executor.run()
    return task
  }

  /// Lets all operations end, and callers hear of it.
  func finish() {
    executor.letRun()
    gate.open()
  }

  private func operation(_ failure: TransportError?) async throws -> Int {
    let number = operations.enter()
    defer { operations.leave() }
    try await withTaskCancellationHandler {
      try await gate.pass()
    } onCancel: {
      cancellation.open()
    }
    if let failure {
      throw failure
    }
    return number
  }
}
