public import ChirpRuntime
import Synchronization

/// Keeps what is logged of requests, for a test to look at.
///
/// ```swift
/// let logger = CollectingLogger()
/// var configuration = Configuration()
/// configuration.logger = logger
/// let client = APIClient(
///   environment: APIEnvironment(baseURL: API.baseURL, logLevel: .basic),
///   configuration: configuration, transport: MockTransport(.status(404)), clock: TestClock())
/// _ = await client.result(for: API.user(id: 7))
/// #expect(logger.text == "→ GET /users/{}\n← 404 GET /users/{} after 0 ms")
/// ```
public final class CollectingLogger: RequestLogger {
  private let kept = Mutex<[LogEntry]>([])

  /// A logger that holds nothing.
  public init() {}

  /// What has been logged, in order.
  public var entries: [LogEntry] { kept.withLock(\.self) }

  /// What has been logged as text, without a newline at the end.
  public var text: String { entries.map(\.description).joined(separator: "\n") }

  /// Keeps `entry`.
  public func log(_ entry: LogEntry) {
    kept.withLock { $0.append(entry) }
  }
}
