import Synchronization
import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(1))) struct DeadlineTimerTests {
  private let clock = ManualClock()

  @Test func oneTaskSleepsUntilTheNextDeadline() async throws {
    let timer = DeadlineTimer(TimeSource(clock))
    let log = Log()
    let passed = Gate()
    let first = timer.add(after: .seconds(30)) { log.append("30") }
    _ = timer.add(after: .seconds(40)) {
      log.append("40")
      passed.open()
    }
    try await clock.waitForSleepers(1)
    #expect(clock.ends == [.seconds(30)])

    _ = timer.add(after: .seconds(5)) { log.append("5") }
    try await clock.waitForSleepers(1)
    #expect(clock.ends == [.seconds(5)])

    clock.advance(by: .seconds(5))
    try await clock.waitForSleepers(1)
    #expect(clock.ends == [.seconds(30)])
    #expect(log.entries == ["5"])

    timer.remove(first)
    #expect(clock.ends == [.seconds(30)])
    clock.advance(by: .seconds(25))
    try await clock.waitForSleepers(1)
    #expect(clock.ends == [.seconds(40)])
    #expect(log.entries == ["5"])

    clock.advance(by: .seconds(10))
    try await passed.pass()
    #expect(log.entries == ["5", "40"])
  }

  @Test func theTaskEndsWithTheLastDeadlineAndAnotherBegins() async throws {
    let timer = DeadlineTimer(TimeSource(clock))
    for round in 1...3 {
      let passed = Gate()
      _ = timer.add(after: .seconds(1)) { passed.open() }
      try await clock.waitForSleepers(1)
      #expect(clock.ends == [.seconds(round)])
      clock.advance(by: .seconds(1))
      try await passed.pass()
    }
  }

  @Test func theTaskEndsWithTheTimer() async throws {
    var timer: DeadlineTimer? = DeadlineTimer(TimeSource(clock))
    _ = timer?.add(after: .seconds(1)) { Issue.record("the deadline passed") }
    try await clock.waitForSleepers(1)
    timer = nil
    #expect(clock.ends.isEmpty)
  }

  @Test func deadlinesPassInTheirOrder() async throws {
    let timer = DeadlineTimer(TimeSource(clock))
    var random = SeededGenerator(seed: 5)
    let log = Log()
    var expected: [(duration: Int, number: Int)] = []
    for number in 0..<1000 {
      let duration = Int.random(in: 1...100, using: &random)
      let ticket = timer.add(after: .seconds(duration)) { log.append("\(number)") }
      if Bool.random(using: &random) {
        timer.remove(ticket)
      } else {
        expected.append((duration, number))
      }
    }
    let passed = Gate()
    _ = timer.add(after: .seconds(101)) { passed.open() }
    clock.advance(by: .seconds(101))
    try await passed.pass()
    expected.sort { $0 < $1 }
    #expect(log.entries == expected.map { "\($0.number)" })
  }
}
