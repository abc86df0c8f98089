import Testing

@testable import ChirpRuntime

/// Many callers that are cancelled at random.
@Suite(.timeLimit(.minutes(10))) struct DeduplicatorStormTests {
  /// The callers of two accounts, of which some are cancelled on another thread.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func manyCallersOfAKeyShareOneOperation(seed: UInt64) async throws {
    let calls = SharedCalls()
    let keys = ["account 1", "account 2"]
    let count = Soak.isFull ? 20_000 : 2_000
    let callers = (0..<count).map { calls.caller(keys[$0 % 2]) }
    var random = SeededGenerator(seed: seed)
    // One of each key goes on to wait.
    let unlucky = (2..<count).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    async let cancellations: Void = Self.cancel(unlucky.map { callers[$0] })
    calls.executor.run()
    calls.finish()
    await cancellations

    var values: [Set<Int>] = [[], []]
    var cancelled: Set<Int> = []
    for (index, caller) in callers.enumerated() {
      do {
        values[index % 2].insert(try await caller.value)
      } catch is CancellationError {
        cancelled.insert(index)
      }
    }
    #expect(values == [[1], [2]] || values == [[2], [1]])
    #expect(cancelled.isSubset(of: unlucky))
    #expect(calls.operations.all == 2)
  }

  @concurrent
  private static func cancel(_ callers: [Task<Int, any Error>]) async {
    for caller in callers {
      caller.cancel()
    }
  }

  /// Callers that come and go on many threads, so that operations begin, end and are abandoned.
  @Test func eachCallerIsAnsweredWithWhatItAskedFor() async {
    let deduplicator = Deduplicator<Int, Int>()
    let count = Soak.isFull ? 100_000 : 5_000
    #expect(
      await Storm.successes(of: count) { await Self.isAnswered($0, deduplicator) } == count)
  }

  private static func isAnswered(
    _ index: Int, _ deduplicator: Deduplicator<Int, Int>
  ) async -> Bool {
    let key = index % 3
    let caller = Task {
      try await deduplicator.value(for: key) {
        for _ in 0..<index % 5 {
          await Task.yield()
        }
        return key
      }
    }
    for _ in 0..<index % 7 {
      await Task.yield()
    }
    if index.isMultiple(of: 2) {
      caller.cancel()
    }
    return switch await caller.result {
    case .success(let value): value == key
    case .failure(let error): error is CancellationError && index.isMultiple(of: 2)
    }
  }
}
