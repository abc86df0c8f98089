import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(1))) struct RefresherTests {
  private let calls = RefusedCalls()
  private let gate = Gate()
  private var refresher: Refresher { calls.refresher }

  @Test func callsThatWereRefusedShareARefresh() async throws {
    let waiters = (1...3).map { _ in calls.waiter(since: 0, gate) }
    #expect(refresher.generation == 0)
    gate.open()
    calls.executor.letRun()
    for waiter in waiters {
      #expect(try await waiter.value == 1)
    }
    #expect(calls.refreshes.all == 1)
  }

  @Test func whoWasSignedBeforeARefreshNeedsNoOtherAndWhoWasSignedAfterItDoes() async throws {
    gate.open()
    calls.executor.letRun()
    #expect(try await calls.caller(since: 0, gate).value == 1)
    #expect(try await calls.caller(since: 0, gate).value == 1)
    #expect(calls.refreshes.all == 1)
    #expect(try await calls.caller(since: 1, gate).value == 2)
    #expect(calls.refreshes.all == 2)
  }

  @Test func aFailureGoesToAllThatWereSignedBeforeIt() async throws {
    let failure = TransportError(.connectionLost)
    let waiters = (1...3).map { _ in calls.waiter(since: 0, gate, failure: failure) }
    gate.open()
    calls.executor.letRun()
    for waiter in waiters + [calls.caller(since: 0, gate)] {
      await #expect(throws: failure) { try await waiter.value }
    }
    #expect(refresher.generation == 1)
    #expect(calls.refreshes.all == 1)
    #expect(try await calls.caller(since: 1, gate).value == 2)
    #expect(try await calls.caller(since: 0, gate).value == 2)
    #expect(calls.refreshes.all == 2)
  }

  /// The credential that the last refresh gave was refused since.
  @Test func whileARefreshRunsAllWaitForIt() async throws {
    try await refresher.refresh(since: 0) {}
    let waiters = [calls.waiter(since: 1, gate), calls.waiter(since: 0, gate)]
    gate.open()
    calls.executor.letRun()
    for waiter in waiters {
      #expect(try await waiter.value == 2)
    }
    #expect(calls.refreshes.all == 1)
  }

  @Test func whoIsCancelledLeavesAtOnceAndTheRefreshGoesOn() async throws {
    let waiters = (1...3).map { _ in calls.waiter(since: 0, gate) }
    waiters[0].cancel()
    waiters[2].cancel()
    calls.executor.run()
    for waiter in [waiters[0], waiters[2]] {
      await #expect(throws: CancellationError.self) { try await waiter.value }
    }
    gate.open()
    calls.executor.letRun()
    #expect(try await waiters[1].value == 1)
    try await calls.completion.pass()
    #expect(calls.refreshes.all == 1)
  }

  @Test func aRefreshForWhichNobodyWaitsGoesOnAndCounts() async throws {
    let waiters = [calls.waiter(since: 0, gate), calls.waiter(since: 0, gate)]
    for waiter in waiters {
      waiter.cancel()
    }
    calls.executor.run()
    for waiter in waiters {
      await #expect(throws: CancellationError.self) { try await waiter.value }
    }
    let late = calls.waiter(since: 0, gate)
    gate.open()
    calls.executor.letRun()
    #expect(try await late.value == 1)
    try await calls.completion.pass()
    #expect(calls.refreshes.all == 1)
  }

  @Test func whoWasCancelledBeforeBeginsNothing() async throws {
    let caller = calls.caller(since: 0, gate)
    caller.cancel()
    calls.executor.letRun()
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(refresher.generation == 0)
    #expect(calls.refreshes.all == 0)
  }
}
