import Foundation

/// Decides whether a request is sent again.
struct RetryRule: Sendable {
  /// Where a call stands after an attempt.
  struct Moment: Sendable {
    /// How many attempts have been made.
    let attempts: Int
    /// What is left of the call's timeout; nil: it has none.
    let timeLeft: Duration?
    /// The date of now, from which a `Retry-After` may count.
    let date: Date
  }

  let policy: RetryPolicy
  let method: HTTPMethod
  /// Whether an `Idempotency-Key` is sent, the same in every attempt, by which the server tells a
  /// repeated request from another one.
  let sendsIdempotencyKey: Bool
  /// Whether the body can be sent again, or there is none.
  let isReplayable: Bool

  /// What to do after `outcome`. A further attempt is paid for from `bucket`, and a success puts its
  /// token there.
  ///
  /// - Parameters:
  ///   - outcome: How the last attempt ended.
  ///   - moment: Where the call stands.
  ///   - bucket: The tokens of the request's origin.
  ///   - random: What the length of a wait is drawn from.
  func decision(
    after outcome: AttemptOutcome, at moment: Moment, bucket: inout TokenBucket,
    random: inout some RandomNumberGenerator
  ) -> RetryDecision {
    if outcome.isSuccess {
      bucket.deposit()
    }
    guard moment.attempts < policy.attempts, isReplayable, mayRepeat(after: outcome),
      moment.timeLeft.map({ $0 > .zero }) ?? true
    else {
      return .finish
    }
    let retryAfter = retryAfter(outcome, now: moment.date)
    if let retryAfter,
      retryAfter > policy.longestRetryAfter || !Self.leavesTime(retryAfter, moment)
    {
      return .rateLimited(retryAfter: retryAfter)
    }
    // A date that has passed by a wrong clock, and a zero, are no reason to come back at once.
    let wait = max(
      retryAfter ?? .zero, policy.wait(afterAttempts: moment.attempts, random: &random))
    guard Self.leavesTime(wait, moment), bucket.withdraw(outcome.retryCost) else {
      return .finish
    }
    return .retry(after: wait)
  }

  private static func leavesTime(_ wait: Duration, _ moment: Moment) -> Bool {
    moment.timeLeft.map { wait < $0 } ?? true
  }

  private func retryAfter(_ outcome: AttemptOutcome, now: Date) -> Duration? {
    switch outcome {
    case .response(_, let headers): RetryAfter.duration(in: headers, now: now)
    case .failure: nil
    }
  }

  /// Whether it can help to send the request again, and does nothing twice.
  private func mayRepeat(after outcome: AttemptOutcome) -> Bool {
    switch outcome {
    case .response(let status, _):
      // 429 refuses the request before it is acted on (RFC 6585 §4). Of the others none says that:
      // a 503, with or without a Retry-After, tells when the server expects to be well (RFC 9110
      // §15.6.4), and may come from a gateway that had passed the request on.
      policy.statuses.contains(status) && (status == 429 || isRepeatable)
    case .failure(let error):
      error.kind.isPassing && (error.isUnsent || isRepeatable)
    }
  }

  /// Whether two of the request do what one does (RFC 9110 §9.2.2): by the method, or since the
  /// server knows the key of the first.
  private var isRepeatable: Bool { method.isIdempotent || sendsIdempotencyKey }
}

extension TransportError.Kind {
  /// Whether another attempt soon after may meet with something else.
  fileprivate var isPassing: Bool {
    switch self {
    // The name and the port of a server are missing while it starts, and what breaks off in the
    // middle is a lost connection to some transports and no HTTP to others.
    case .hostNotFound, .connectionRefused, .connectionLost, .timedOut, .malformedResponse: true
    // Without any network there is nothing to try, and the others stay as they are or are unknown:
    // a certificate that is not trusted must not be asked for until it is.
    case .notConnected, .insecure, .pinning, .tooLarge, .other: false
    }
  }
}
