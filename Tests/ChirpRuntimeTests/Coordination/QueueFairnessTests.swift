import Testing

@testable import ChirpRuntime

/// Many requests whose priorities mean harm to the others.
@Suite struct QueueFairnessTests {
  enum Adversary: CaseIterable {
    /// Some low ones, and then high ones without end.
    case lowThenHigh
    /// Low, normal and high in turn.
    case inTurn
    /// Bursts of one priority.
    case bursts
    /// Any priority.
    case random

    func priority(_ index: Int, _ random: inout SeededGenerator) -> RequestPriority {
      let all = [RequestPriority.low, .normal, .high]
      return switch self {
      case .lowThenHigh: index < 500 ? .low : .high
      case .inTurn: all[index % 3]
      case .bursts: all[index / 150 % 3]
      case .random: all[Int.random(in: 0..<3, using: &random)]
      }
    }
  }

  private static let limit = 8

  @Test(arguments: Adversary.allCases)
  func nobodyStarvesAndSlotsAreNeverExceeded(adversary: Adversary) async {
    let run = QueueRun(limit: Self.limit)
    let count = Soak.isFull ? 100_000 : 4_000
    var random = SeededGenerator(seed: 1)
    for index in 0..<count {
      run.arrive(adversary.priority(index, &random), steps: Int.random(in: 1...4, using: &random))
      // Fewer steps than requests need, so that the queue grows.
      run.advance(steps: Int.random(in: 0...6, using: &random))
    }
    await run.end()
    #expect(run.slots.all == count)
    #expect(run.slots.now == 0)
    #expect(run.slots.most == Self.limit)
    let passed = run.mostPassed
    #expect(passed[.low, default: 0] <= 199)
    #expect(passed[.normal, default: 0] <= 99)
    #expect(passed[.high, default: 0] == 0)
    if adversary == .lowThenHigh {
      #expect(passed[.low] == 199)
    }
  }

  /// The slots that requests take and give back on many threads, while some are cancelled.
  @Test func cancellationLosesNoSlotWhateverItMeets() async throws {
    let queue = RequestQueue(limit: Self.limit)
    let slots = Occupancy()
    let count = Soak.isFull ? 100_000 : 4_000
    #expect(await Storm.successes(of: count) { await Self.isWellEnded($0, queue, slots) } == count)
    #expect(slots.now == 0)
    #expect(slots.most == Self.limit)
    let requests = QueuedRequests(queue)
    let names = (0...Self.limit).map { "\($0)" }
    for name in names {
      requests.arrive(name)
    }
    #expect(requests.started == names.dropLast())
    requests.finishAll()
  }

  private static func isWellEnded(
    _ number: Int, _ queue: RequestQueue, _ slots: Occupancy
  ) async -> Bool {
    let request = Task {
      try await queue.withSlot([.low, .normal, .high][number % 3]) {
        slots.enter()
        await Task.yield()
        slots.leave()
      }
    }
    for _ in 0..<number % 7 {
      await Task.yield()
    }
    if number.isMultiple(of: 2) {
      request.cancel()
    }
    return switch await request.result {
    case .success: true
    case .failure(let error): error is CancellationError && number.isMultiple(of: 2)
    }
  }
}
