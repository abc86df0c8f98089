import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct TimeSourceTests {
  private let clock = ManualClock()

  @Test func timeIsCountedFromTheStart() {
    clock.advance(by: .seconds(7))
    let time = TimeSource(clock, start: Date(timeIntervalSince1970: 100))
    clock.advance(by: .milliseconds(2500))
    #expect(time.now == .milliseconds(2500))
    #expect(time.date == Date(timeIntervalSince1970: 102.5))
  }

  @Test func aSleepEndsAfterItsDurationOrAtItsEnd() async throws {
    clock.advance(by: .seconds(7))
    let time = TimeSource(clock)
    clock.advance(by: .seconds(1))
    async let short: Void = time.sleep(for: .seconds(2))
    async let long: Void = time.sleep(until: .seconds(5))
    try await clock.waitForSleepers(2)
    #expect(clock.ends == [.seconds(10), .seconds(12)])
    clock.advance(by: .seconds(2))
    try await short
    #expect(clock.ends == [.seconds(12)])
    clock.advance(by: .seconds(2))
    try await long
    try await time.sleep(until: .seconds(5))
    #expect(clock.ends.isEmpty)
  }

  @Test func aSleepEndsWhenItsTaskIsCancelled() async throws {
    let time = TimeSource(clock)
    let task = Task { try await time.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.ends.isEmpty)
  }
}
