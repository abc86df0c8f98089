import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(1))) struct DeduplicatorTests {
  private let calls = SharedCalls()

  @Test func callersOfOneKeyShareAnOperationAndNothingIsKeptAfterIt() async throws {
    let waiters = (1...3).map { _ in calls.waiter("a") }
    calls.finish()
    for waiter in waiters {
      #expect(try await waiter.value == 1)
    }
    #expect(try await calls.caller("a").value == 2)
    #expect(calls.operations.all == 2)
  }

  @Test func callersOfOtherKeysShareNothing() async throws {
    let waiters = ["a", "b", "a", "b"].map { calls.waiter($0) }
    calls.finish()
    let values = try await [
      waiters[0].value, waiters[1].value, waiters[2].value, waiters[3].value,
    ]
    #expect(Set(values) == [1, 2])
    #expect(values[0] == values[2])
    #expect(values[1] == values[3])
    #expect(calls.operations.all == 2)
  }

  @Test func aFailureGoesToEachCallerOnce() async throws {
    let waiters = (1...3).map { _ in calls.waiter("a", failure: TransportError(.hostNotFound)) }
    calls.finish()
    for waiter in waiters {
      await #expect(throws: TransportError(.hostNotFound)) { try await waiter.value }
    }
    #expect(try await calls.caller("a").value == 2)
  }

  @Test(arguments: [0, 1, 2]) func whoIsCancelledLeavesAtOnceAndTheOthersDoNot(
    index: Int
  ) async throws {
    var waiters = (1...3).map { _ in calls.waiter("a") }
    let cancelled = waiters.remove(at: index)
    cancelled.cancel()
    calls.executor.run()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    waiters.append(calls.waiter("a"))
    calls.finish()
    for waiter in waiters {
      #expect(try await waiter.value == 1)
    }
    #expect(calls.operations.all == 1)
  }

  @Test func theLastOneThatLeavesCancelsTheOperationWhichNobodyJoinsThen() async throws {
    let waiters = [calls.waiter("a"), calls.waiter("a")]
    for waiter in waiters {
      waiter.cancel()
    }
    calls.executor.run()
    for waiter in waiters {
      await #expect(throws: CancellationError.self) { try await waiter.value }
    }
    try await calls.cancellation.pass()
    let next = calls.waiter("a")
    calls.finish()
    #expect(try await next.value == 2)
    #expect(calls.operations.all == 2)
  }

  @Test func whoWasCancelledBeforeBeginsNothing() async throws {
    let caller = calls.caller("a")
    caller.cancel()
    calls.finish()
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(try await calls.caller("a").value == 1)
  }

  @Test func theOperationHasThePriorityAndTheTaskLocalValuesOfWhoBeganIt() async throws {
    let deduplicator = Deduplicator<String, String>()
    let caller = Task(executorPreference: calls.executor, priority: .background) {
      try await Trace.$name.withValue("call") {
        try await deduplicator.value(for: "a") {
          "\(Trace.name ?? "") \(Task.basePriority == .background)"
        }
      }
    }
    // Who waits for a task would raise its priority.
    calls.executor.run()
    calls.executor.letRun()
    #expect(try await caller.value == "call true")
  }

  @Test func whatAnOperationGaveIsFreedAfterIt() async throws {
    let deduplicator = Deduplicator<String, Held>()
    let freed = Gate()
    _ = try await deduplicator.value(for: "a") { Held(freed) }
    try await freed.pass()
  }
}
