import ChirpTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct TestClockTests {
  private let clock = TestClock()

  /// The example of the type.
  @Test func aSleepEndsWhenTheTimeIsMoved() async throws {
    let clock = TestClock()
    let tea = Task {
      try await clock.sleep(for: .seconds(180))
      return "ready"
    }
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(179))
    #expect(clock.sleepers == [.seconds(1)])
    clock.advance(by: .seconds(1))
    #expect(try await tea.value == "ready")
  }

  @Test func itShowsHowFarItWasMoved() {
    #expect(clock.now == TestClock.Instant(offset: .zero))
    clock.advance(by: .milliseconds(1500))
    clock.advance(by: .seconds(-9))
    clock.advance(by: .zero)
    clock.wakeNextSleeper()
    clock.run()
    #expect(clock.now.offset == .milliseconds(1500))
    #expect(clock.minimumResolution == Duration(secondsComponent: 0, attosecondsComponent: 1))
  }

  @Test func sleepersStandInTheOrderOfTheirDeadlines() async throws {
    var tasks: [Task<Void, any Error>] = []
    for (count, seconds) in [5, 1, 3, 1].enumerated() {
      tasks.append(Task { [clock] in try await clock.sleep(for: .seconds(seconds)) })
      try await clock.waitForSleepers(count + 1)
    }
    #expect(clock.sleepers == [.seconds(1), .seconds(1), .seconds(3), .seconds(5)])
    clock.wakeNextSleeper()
    #expect(clock.sleepers == [.seconds(2), .seconds(4)])
    clock.advance(by: .seconds(1))
    #expect(clock.sleepers == [.seconds(1), .seconds(3)])
    clock.run()
    #expect(clock.sleepers == [])
    #expect(clock.now.offset == .seconds(5))
    for task in tasks {
      try await task.value
    }
  }

  @Test func eachSleepOfALoopIsMovedByItself() async throws {
    let task = Task { [clock] in
      var instants: [Duration] = []
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(10))
        instants.append(clock.now.offset)
      }
      return instants
    }
    for _ in 0..<3 {
      try await clock.waitForSleepers(1)
      clock.run()
    }
    #expect(try await task.value == [.seconds(10), .seconds(20), .seconds(30)])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func aDeadlineThatHasComeEndsTheSleepAtOnce(duration: Duration) async throws {
    clock.advance(by: .seconds(5))
    try await clock.sleep(for: duration)
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)), tolerance: .zero)
    #expect(clock.sleepers == [])
  }

  @Test func cancellingEndsASleepAtOnce() async throws {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == [])
    #expect(clock.now.offset == .zero)
  }

  @Test(arguments: [Duration.zero, .seconds(1)])
  func aCancelledTaskDoesNotSleep(duration: Duration) async throws {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: duration)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func waitingForSleepersEndsWhenThereAreEnough() async throws {
    try await clock.waitForSleepers(0)
    let waiting = Task { [clock] in
      try await clock.waitForSleepers(2)
      return clock.sleepers.count
    }
    let sleeping = (0..<2).map { _ in
      Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    }
    #expect(try await waiting.value == 2)
    clock.run()
    for task in sleeping {
      try await task.value
    }
  }

  @Test func waitingForSleepersCanBeCancelled() async throws {
    let task = Task { [clock] in try await clock.waitForSleepers(1) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let sleeping = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)
    clock.run()
    try await sleeping.value
  }

  @Test func thousandsOfSleepsEndOnceEach() async {
    let moving = Task { [clock] in
      while !Task.isCancelled {
        clock.advance(by: .seconds(1))
        await Task.yield()
      }
    }
    let cancellations = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<4000 {
        group.addTask { [clock] in
          let task = Task { try await clock.sleep(for: .seconds(1 + index % 7)) }
          if index.isMultiple(of: 3) {
            await Task.yield()
            task.cancel()
          }
          do {
            try await task.value
            return false
          } catch {
            return error is CancellationError
          }
        }
      }
      return await group.reduce(into: 0) { count, isCancelled in count += isCancelled ? 1 : 0 }
    }
    moving.cancel()
    #expect((0...1334).contains(cancellations))
    #expect(clock.sleepers == [])
  }
}
