/// How much is logged of each request.
public enum LogLevel: Int, Hashable, Comparable, Sendable {
  /// Nothing.
  case none
  /// A line for each attempt and its end: method, path without its values, status, time.
  case basic
  /// The header fields too, without the values of those that hold credentials.
  case headers
  /// The beginning of JSON bodies too, without what is secret in them.
  case body

  /// Whether less is logged at `lhs`.
  public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
