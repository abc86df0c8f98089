import Foundation

/// How dates are written in JSON, in queries and in forms. A path or a header has its texts before it
/// belongs to an endpoint: there `parameterText(as:)` writes a date.
public enum DateFormat: CaseIterable, Hashable, Sendable {
  /// A text such as `2026-01-02T10:00:00Z` (RFC 3339 §5.6).
  ///
  /// Read with any offset and any number of digits after the second, of which nine count; `t` and
  /// `z` may be small. A leap second, allowed where it is 23:59:60 in UTC, is read as the
  /// second after it. Written in UTC, with milliseconds only if there is a fraction.
  case iso8601
  /// A number of seconds since 1970 in UTC, which may have a fraction.
  case unixSeconds
  /// A number of milliseconds since 1970 in UTC. Written without a fraction.
  case unixMilliseconds
  /// A text such as `Fri, 02 Jan 2026 10:00:00 GMT` (RFC 9110 §5.6.7). Written in whole seconds,
  /// without the fraction.
  case rfc1123

  /// What is wrong with a value that is no date in this format.
  var expectation: String {
    switch self {
    case .iso8601: "expected a date in ISO 8601, as in 2026-01-02T10:00:00Z"
    case .unixSeconds: "expected a date in seconds since 1970"
    case .unixMilliseconds: "expected a date in milliseconds since 1970"
    case .rfc1123: "expected a date in RFC 1123, as in Fri, 02 Jan 2026 10:00:00 GMT"
    }
  }
}
