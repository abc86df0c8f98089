import Foundation
import Synchronization

/// Ends the process with `status` if one spec takes longer than `limit` of a processor's time, which
/// others on the machine do not make longer, or is not done for `patience`.
final class Watchdog: Sendable {
  static let status: Int32 = 3
  static let limit = Duration.seconds(5)
  private static let patience = Duration.seconds(120)

  private struct Start {
    let time = ContinuousClock.now
    let processorTime = Watchdog.processorTime
  }

  private let start = Mutex<Start?>(nil)

  init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.2)
        guard let start = start.withLock({ $0 }) else { continue }
        let isLate = .now - start.time > Self.patience
        if isLate || Self.processorTime - start.processorTime > Self.limit { exit(Self.status) }
      }
    }
  }

  /// Carries out `body` under the limit.
  func watch<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    start.withLock { $0 = Start() }
    defer { start.withLock { $0 = nil } }
    return try body()
  }

  /// What the process has taken so far.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
