/// A time after which a result is no longer waited for, even if what makes it does not heed
/// cancellation.
struct Deadline: Sendable {
  /// The time is over.
  struct Passed: Error {}

  /// Nobody waits for longer, and clocks cannot count to the longest durations.
  static let longest = Duration.seconds(365 * 86_400)

  let duration: Duration
  var timer = DeadlineTimer(TimeSource(ContinuousClock()))

  /// The value that `operation` gives in time. It is cancelled when the time is over, and when the
  /// caller is cancelled. It runs in a task of its own, with the priority and the task-local values
  /// of the caller.
  ///
  /// - Parameter startsHere: Whether it runs on the caller's thread up to where it waits, so that what
  ///   is done without waiting costs no change of threads. The deadline does not end what blocks the
  ///   thread there.
  /// - Throws: `Passed`, `CancellationError` at once if the caller's task is cancelled, or what
  ///   `operation` throws.
  func value<Value: Sendable>(
    startsHere: Bool = false, of operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let result = FirstResult<Value>()
    let ticket = timer.add(after: min(duration, Self.longest)) {
      result.settle(.failure(Passed()))
    }
    let work = Self.task(startsHere: startsHere) { result.settle(await Result(of: operation)) }
    defer {
      timer.remove(ticket)
      work.cancel()
    }
    return try await result.value { result.settle(.failure(CancellationError())) }
  }

  private static func task(
    startsHere: Bool, _ body: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    if startsHere, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { await body() }
    } else {
      Task { await body() }
    }
  }
}
