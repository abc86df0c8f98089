import Foundation

/// The time as the client sees it: all that it measures, waits for and compares with a server's
/// dates comes from one clock, so that a test can move it by hand.
struct TimeSource: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let pause: @Sendable (Duration) async throws -> Void
  private let start: Date

  /// - Parameters:
  ///   - clock: What counts from now on.
  ///   - start: The date of now.
  init(_ clock: some Clock<Duration>, start: Date = Date()) {
    let first = clock.now
    elapsed = { first.duration(to: clock.now) }
    pause = { try await clock.sleep(until: first.advanced(by: $0), tolerance: nil) }
    self.start = start
  }

  /// The time since the source was made. It never goes back.
  var now: Duration { elapsed() }

  /// The date, for what a server says in dates.
  var date: Date { start + elapsed() / .seconds(1) }

  /// Waits for `duration`.
  ///
  /// - Throws: `CancellationError`.
  func sleep(for duration: Duration) async throws {
    try await pause(elapsed() + duration)
  }

  /// Waits until ``now`` is `end`. It returns at once if that is over.
  ///
  /// - Throws: `CancellationError`.
  func sleep(until end: Duration) async throws {
    try await pause(end)
  }
}
