import Testing

@testable import ChirpRuntime

/// Many calls that end in all ways at the same time.
@Suite(.timeLimit(.minutes(10))) struct DeadlineStormTests {
  /// Each call ends once, as a value, a cancellation or a timeout, however these meet.
  @Test func endingsMayMeet() async throws {
    let timer = DeadlineTimer(TimeSource(ContinuousClock()))
    let count = Soak.isFull ? 100_000 : 2_000
    #expect(await Storm.successes(of: count) { await Self.isWellEnded($0, timer) } == count)
  }

  private static func isWellEnded(_ index: Int, _ timer: DeadlineTimer) async -> Bool {
    let deadline = Deadline(duration: .microseconds(index * 37 % 500), timer: timer)
    let call = Task {
      try await deadline.value {
        for _ in 0..<index % 5 {
          await Task.yield()
        }
        return index
      }
    }
    if index.isMultiple(of: 3) {
      await Task.yield()
      call.cancel()
    }
    switch await call.result {
    case .success(let value): return value == index
    case .failure(is Deadline.Passed): return true
    case .failure(let error): return error is CancellationError && index.isMultiple(of: 3)
    }
  }
}
