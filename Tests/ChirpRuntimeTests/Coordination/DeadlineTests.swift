import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(1))) struct DeadlineTests {
  private let clock = ManualClock()
  private let gate = Gate()
  private let log = Log()

  private func deadline(_ duration: Duration) -> Deadline {
    Deadline(duration: duration, timer: DeadlineTimer(TimeSource(clock)))
  }

  @Test func aValueOrAnErrorInTimeIsGiven() async throws {
    #expect(try await deadline(.seconds(30)).value { 1 } == 1)
    await #expect(throws: TransportError(.connectionLost)) {
      try await deadline(.seconds(30)).value { throw TransportError(.connectionLost) }
    }
  }

  @Test func whenTheTimeIsOverNobodyWaitsForWhatDoesNotHeedCancellation() async throws {
    let deadline = deadline(.seconds(30))
    let call = Task { try await deadline.value { try await gate.pass() } }
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(29))
    #expect(clock.ends == [.seconds(30)])
    clock.advance(by: .seconds(1))
    await #expect(throws: Deadline.Passed.self) { try await call.value }
    gate.open()
  }

  @Test func theCallerLeavesItsThreadBeforeTheOperationStarts() async throws {
    let executor = ManualExecutor()
    let call = operation(startsHere: false, on: executor)
    executor.run(atMost: 1)
    #expect(log.entries == [])
    executor.letRun()
    try await call.value
    #expect(log.entries == ["operation"])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func anOperationThatStartsHereRunsBeforeTheCallerLeavesItsThread() async throws {
    let executor = ManualExecutor()
    let call = operation(startsHere: true, on: executor)
    executor.run(atMost: 1)
    #expect(log.entries == ["operation"])
    executor.letRun()
    try await call.value
  }

  private func operation(
    startsHere: Bool, on executor: ManualExecutor
  ) -> Task<Void, any Error> {
    let deadline = deadline(.seconds(30))
    return Task(executorPreference: executor) { [log] in
      try await deadline.value(startsHere: startsHere) { log.append("operation") }
    }
  }

  @Test func whenTheTimeIsOverTheOperationIsCancelled() async throws {
    let deadline = deadline(.seconds(30))
    let ended = Gate()
    let call = Task {
      try await deadline.value {
        defer { ended.open() }
        try await clock.sleep(for: .seconds(60))
      }
    }
    try await clock.waitForSleepers(2)
    #expect(clock.ends == [.seconds(30), .seconds(60)])
    clock.advance(by: .seconds(30))
    await #expect(throws: Deadline.Passed.self) { try await call.value }
    try await ended.pass()
    #expect(clock.ends.isEmpty)
  }

  @Test func aCallerThatIsCancelledLeavesAtOnceAndCancelsTheOperation() async throws {
    let deadline = deadline(.seconds(30))
    let cancelled = Gate()
    let call = Task {
      try await deadline.value {
        try await withTaskCancellationHandler {
          try await gate.pass()
        } onCancel: {
          cancelled.open()
        }
      }
    }
    try await clock.waitForSleepers(1)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    try await cancelled.pass()
    gate.open()
  }

  @Test func theOperationHasThePriorityAndTheTaskLocalValuesOfTheCaller() async throws {
    let deadline = deadline(.seconds(30))
    let executor = ManualExecutor()
    let call = Task(executorPreference: executor, priority: .background) {
      try await Trace.$name.withValue("call") {
        try await deadline.value {
          "\(Trace.name ?? "") \(Task.basePriority == .background)"
        }
      }
    }
    // Who waits for a task would raise its priority.
    executor.run()
    executor.letRun()
    #expect(try await call.value == "call true")
  }

  @Test func whatACallGaveIsFreedBeforeItsTimeIsOver() async throws {
    let deadline = deadline(.seconds(30))
    let freed = Gate()
    _ = try await deadline.value { Held(freed) }
    try await freed.pass()
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .zero])
  func noDurationIsTooLongOrTooShort(duration: Duration) async throws {
    let deadline = Deadline(
      duration: duration, timer: DeadlineTimer(TimeSource(ContinuousClock())))
    let call = Task { try await deadline.value { try await gate.pass() } }
    if duration > .zero {
      gate.open()
      try await call.value
    } else {
      await #expect(throws: Deadline.Passed.self) { try await call.value }
      gate.open()
    }
  }
}
