import Foundation
import Synchronization

/// Ends the process with `status` if one spec takes longer than `limit`.
final class Watchdog: Sendable {
  static let status: Int32 = 3
  static let limit = Duration.seconds(5)

  private let start = Mutex<ContinuousClock.Instant?>(nil)

  init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.2)
        let start = start.withLock { $0 }
        if let start, .now - start > Self.limit { exit(Self.status) }
      }
    }
  }

  /// Carries out `body` under the limit.
  func watch<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    start.withLock { $0 = .now }
    defer { start.withLock { $0 = nil } }
    return try body()
  }
}
