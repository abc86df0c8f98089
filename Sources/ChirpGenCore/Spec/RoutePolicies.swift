/// How a request is to be carried out, beyond what it asks.
package struct RoutePolicies: Sendable {
  package enum Retry: Sendable {
    case none
    case standard
    case aggressive
    /// What is nil is as with `standard`.
    case custom(attempts: Int?, base: Span?, cap: Span?)
  }

  package enum Cache: String, CaseIterable, Sendable {
    case networkOnly = "none"
    case networkFirst
    case cacheFirst
    case cacheOnly
    case staleWhileRevalidate
  }

  package enum Priority: String, CaseIterable, Sendable {
    case low
    case normal
    case high
  }

  package enum Offline: Sendable {
    case fail
    /// Kept for at most that long.
    case queue(Span)
  }

  /// A length of time, as it is written: `250ms`, `2h`.
  package struct Span: Sendable {
    package enum Unit: String, CaseIterable, Sendable {
      case milliseconds = "ms"
      case seconds = "s"
      case minutes = "m"
      case hours = "h"
    }

    package var count: Int
    package var unit: Unit
  }

  package var timeout: Span?
  package var retry: Retry?
  package var cache: Cache?
  package var priority: Priority?
  package var deduplicates: Bool?
  package var skipsQueue: Bool?
  package var sendsIdempotencyKey: Bool?
  package var offline: Offline?
  package var baseURL: Located<String>?

  /// Whether nothing is said of what defaults can say.
  var isEmpty: Bool {
    timeout == nil && retry == nil && cache == nil && priority == nil
  }
}
