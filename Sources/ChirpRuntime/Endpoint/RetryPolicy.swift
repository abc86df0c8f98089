/// How often and after which waits a request that failed is sent again.
///
/// The wait after `n` attempts is drawn at random between zero and `base · 2ⁿ⁻¹`, at most ``cap``;
/// where the server asks for a longer one with `Retry-After`, it is that.
///
/// ```swift
/// var retry = RetryPolicy.aggressive
/// retry.statuses.remove(500)
/// ```
///
/// A request is sent again when the connection broke or the server could not be reached, when there
/// was no answer in time, and after an answer with one of ``statuses``; not when there is no network
/// at all or the connection would not be secure. That holds for methods that do no more when they
/// are repeated (RFC 9110 §9.2.2), and for others if an `Idempotency-Key` is sent or it is certain
/// that the server received nothing. 429 says that the server did nothing, so that any method may
/// follow it. A body that can be read only once is never sent again, and no wait is begun that would
/// end after the call's timeout.
///
/// While a server fails in most cases, requests to it are sent again less and less often, whatever
/// the policy: 100 times at most when all fail, and once for every five calls in the long run.
public struct RetryPolicy: Hashable, Sendable {
  /// How often the request is sent at most, the first time included.
  public var attempts: Int
  /// The longest wait before the second attempt; it doubles with each further one.
  public var base: Duration
  /// The longest wait of all that the client chooses.
  public var cap: Duration
  /// The statuses of responses after which the request is sent again.
  public var statuses: Set<Int>
  /// The longest `Retry-After` (RFC 9110 §10.2.3) that is waited for. A server that asks for more,
  /// or for more than is left of the call's timeout, is not asked again: the call throws
  /// ``APIError/rateLimited(_:retryAfter:)``.
  public var longestRetryAfter: Duration

  /// A policy.
  ///
  /// - Parameters:
  ///   - attempts: How often the request is sent at most, the first time included.
  ///   - base: The longest wait before the second attempt.
  ///   - cap: The longest wait of all that the client chooses.
  ///   - statuses: The statuses of responses after which the request is sent again.
  ///   - longestRetryAfter: The longest `Retry-After` that is waited for.
  public init(
    attempts: Int,
    base: Duration,
    cap: Duration,
    statuses: Set<Int> = defaultStatuses,
    longestRetryAfter: Duration = .seconds(60)
  ) {
    self.attempts = attempts
    self.base = base
    self.cap = cap
    self.statuses = statuses
    self.longestRetryAfter = longestRetryAfter
  }

  /// What passes when the server has time again: 408, 429, 500, 502, 503 and 504.
  public static let defaultStatuses: Set<Int> = [408, 429, 500, 502, 503, 504]

  /// One attempt. Where an optional is expected, write `RetryPolicy.none`: `.none` alone is nil
  /// there.
  public static let none = RetryPolicy(attempts: 1, base: .zero, cap: .zero)
  /// 3 attempts, with waits of at most 0.5 s and 1 s between them.
  public static let standard = RetryPolicy(
    attempts: 3, base: .milliseconds(500), cap: .seconds(20))
  /// 5 attempts, with waits of at most 0.2 s, 0.4 s, 0.8 s and 1.6 s between them.
  public static let aggressive = RetryPolicy(
    attempts: 5, base: .milliseconds(200), cap: .seconds(30))
}
