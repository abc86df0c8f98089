/// Takes what is logged of requests.
///
/// ```swift
/// struct UnifiedLogger: RequestLogger {
///   let logger = Logger(subsystem: "com.example.app", category: "network")
///
///   func log(_ entry: LogEntry) {
///     logger.debug("\(entry.description)")
///   }
/// }
/// ```
public protocol RequestLogger: Sendable {
  /// Takes an entry. It is called on the way of the request: whatever takes long, such as writing to a
  /// disk, is better done elsewhere.
  func log(_ entry: LogEntry)
}
