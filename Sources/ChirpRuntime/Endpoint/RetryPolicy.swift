/// How often and after which waits a request that failed is sent again.
///
/// The wait before attempt `n` is drawn between zero and `base · 2ⁿ`, and at most `cap`.
public struct RetryPolicy: Hashable, Sendable {
  /// How often the request is sent at most, the first time included.
  public var attempts: Int
  /// The longest wait before the second attempt; it doubles with each further one.
  public var base: Duration
  /// The longest wait of all.
  public var cap: Duration

  /// A policy.
  ///
  /// - Parameters:
  ///   - attempts: How often the request is sent at most, the first time included.
  ///   - base: The longest wait before the second attempt.
  ///   - cap: The longest wait of all.
  public init(attempts: Int, base: Duration, cap: Duration) {
    self.attempts = attempts
    self.base = base
    self.cap = cap
  }

  /// One attempt. Where an optional is expected, write `RetryPolicy.none`: `.none` alone is nil
  /// there.
  public static let none = RetryPolicy(attempts: 1, base: .zero, cap: .zero)
  /// 3 attempts, with waits from 0.5 to 20 seconds.
  public static let standard = RetryPolicy(
    attempts: 3, base: .milliseconds(500), cap: .seconds(20))
  /// 5 attempts, with waits from 0.2 to 30 seconds.
  public static let aggressive = RetryPolicy(
    attempts: 5, base: .milliseconds(200), cap: .seconds(30))
}
