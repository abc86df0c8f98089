import Foundation

@testable import ChirpRuntime

/// A call whose attempts all end alike and take no time, with the random numbers of seed 1.
final class RepeatedCall {
  /// 1994-11-06T08:49:37Z
  static let date = Date(timeIntervalSince1970: 784_111_777)

  var policy: RetryPolicy
  var sendsIdempotencyKey: Bool
  private(set) var bucket: TokenBucket
  private let method: HTTPMethod
  private let isReplayable: Bool
  private let timeLeft: Duration?

  init(
    policy: RetryPolicy = .standard, method: HTTPMethod = .get, sendsIdempotencyKey: Bool = false,
    isReplayable: Bool = true, timeLeft: Duration? = nil, tokens: Int = 500
  ) {
    self.policy = policy
    self.method = method
    self.sendsIdempotencyKey = sendsIdempotencyKey
    self.isReplayable = isReplayable
    self.timeLeft = timeLeft
    bucket = TokenBucket()
    _ = bucket.withdraw(500 - tokens)
  }

  /// What is decided after each attempt, up to the last.
  func decisions(after outcome: AttemptOutcome) -> [RetryDecision] {
    let rule = RetryRule(
      policy: policy, method: method, sendsIdempotencyKey: sendsIdempotencyKey,
      isReplayable: isReplayable)
    var random = SeededGenerator(seed: 1)
    var timeLeft = timeLeft
    var decisions: [RetryDecision] = []
    while true {
      let moment = RetryRule.Moment(
        attempts: decisions.count + 1, timeLeft: timeLeft, date: Self.date)
      let decision = rule.decision(
        after: outcome, at: moment, bucket: &bucket, random: &random)
      decisions.append(decision)
      guard case .retry(let wait) = decision else {
        return decisions
      }
      timeLeft = timeLeft.map { $0 - wait }
    }
  }

  /// How often the request is sent.
  func attempts(after outcome: AttemptOutcome) -> Int {
    decisions(after: outcome).count
  }
}

extension AttemptOutcome {
  /// A response without headers.
  static func status(_ status: Int) -> AttemptOutcome {
    .response(status: status, headers: [:])
  }

  static func failure(_ kind: TransportError.Kind, isUnsent: Bool = false) -> AttemptOutcome {
    .failure(TransportError(kind, isUnsent: isUnsent))
  }
}

extension Duration {
  static func attoseconds(_ count: Int64) -> Duration {
    Duration(secondsComponent: 0, attosecondsComponent: count)
  }
}
