public import ChirpRuntime
import Synchronization

/// Keeps what is logged of requests, for a test to look at.
///
/// ```swift
/// let logger = CollectingLogger()
/// var configuration = Configuration()
/// configuration.logger = logger
/// ```
public final class CollectingLogger: RequestLogger {
  private let kept = Mutex<[LogEntry]>([])

  /// A logger that holds nothing.
  public init() {}

  /// What has been logged, in order.
  public var entries: [LogEntry] { kept.withLock(\.self) }

  /// Keeps `entry`.
  public func log(_ entry: LogEntry) {
    kept.withLock { $0.append(entry) }
  }
}
