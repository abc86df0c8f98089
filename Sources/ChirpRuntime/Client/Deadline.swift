/// A time after which a result is no longer waited for, even if what makes it does not heed
/// cancellation.
struct Deadline: Sendable {
  /// The time is over.
  struct Passed: Error {}

  /// Nobody waits for longer, and clocks cannot count to the longest durations.
  static let longest = Duration.seconds(365 * 86_400)

  let duration: Duration

  /// The value that `operation` gives in time. It is cancelled when the time is over, and when the
  /// caller is cancelled.
  ///
  /// - Throws: `Passed`, or what `operation` throws.
  func value<Value: Sendable>(
    of operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let result = FirstResult<Value>()
    let work = Task {
      do {
        result.settle(.success(try await operation()))
      } catch {
        result.settle(.failure(error))
      }
    }
    let timer = Task {
      try await Task.sleep(for: min(duration, Self.longest))
      result.settle(.failure(Passed()))
    }
    defer {
      work.cancel()
      timer.cancel()
    }
    return try await withTaskCancellationHandler {
      try await result.value()
    } onCancel: {
      result.settle(.failure(CancellationError()))
    }
  }
}
