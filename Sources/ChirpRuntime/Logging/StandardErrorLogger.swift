import Foundation

/// Writes what is logged to standard error.
public struct StandardErrorLogger: RequestLogger {
  /// The logger.
  public init() {}

  /// Writes `entry`, a line for each of its own.
  public func log(_ entry: LogEntry) {
    FileHandle.standardError.write(Data((entry.description + "\n").utf8))
  }
}
