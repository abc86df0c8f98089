/// What a call does after an attempt.
enum RetryDecision: Hashable, Sendable {
  /// It ends with what the attempt gave.
  case finish
  /// It sends the request again after a wait.
  case retry(after: Duration)
  /// It fails as rate limited: the server asks to wait for longer than the call may, and coming
  /// back earlier would go against that.
  case rateLimited(retryAfter: Duration)
}
