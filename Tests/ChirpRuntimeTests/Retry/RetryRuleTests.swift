import Testing

@testable import ChirpRuntime

@Suite struct RetryRuleTests {
  private static let firstWait = Duration.attoseconds(283_280_787_586_140_448)
  private static let secondWait = Duration.attoseconds(745_781_757_262_701_184)
  private static let schedule = [
    RetryDecision.retry(after: firstWait), .retry(after: secondWait), .finish,
  ]

  @Test(arguments: [
    (TransportError.Kind.hostNotFound, true), (.connectionRefused, true), (.connectionLost, true),
    (.timedOut, true), (.malformedResponse, true), (.notConnected, false), (.insecure, false),
    (.pinning, false), (.tooLarge, false), (.other, false),
  ])
  func aFailureIsFollowedByAnotherAttemptWhereThatCanHelp(
    kind: TransportError.Kind, isPassing: Bool
  ) {
    let expected = isPassing ? Self.schedule : [.finish]
    for isUnsent in [false, true] {
      let outcome = AttemptOutcome.failure(kind, isUnsent: isUnsent)
      for method: HTTPMethod in [.get, .head, .put, .delete, .options, "TRACE"] {
        let call = RepeatedCall(method: method)
        #expect(call.decisions(after: outcome) == expected)
      }
      for method: HTTPMethod in [.post, .patch, "PURGE", "CONNECT", "get"] {
        let call = RepeatedCall(method: method)
        #expect(call.decisions(after: outcome) == (isUnsent ? expected : [.finish]))
        call.sendsIdempotencyKey = true
        #expect(call.decisions(after: outcome) == expected)
      }
    }
  }

  @Test(arguments: [
    AttemptOutcome.status(429), .status(503), .failure(.connectionLost),
    .failure(.connectionRefused, isUnsent: true),
    .response(status: 429, headers: ["Retry-After": "300"]),
  ])
  func aBodyThatCanBeReadOnceIsSentOnce(outcome: AttemptOutcome) {
    let call = RepeatedCall(method: .put, sendsIdempotencyKey: true, isReplayable: false)
    #expect(call.decisions(after: outcome) == [.finish])
    #expect(call.bucket.tokens == 500)
  }

  @Test(arguments: [
    // What is left must be more than the wait, which takes all of it otherwise.
    (Duration.seconds(60), schedule),
    (firstWait + secondWait + .attoseconds(1), schedule),
    (firstWait + secondWait, [.retry(after: firstWait), .finish]),
    (firstWait + .attoseconds(1), [.retry(after: firstWait), .finish]),
    (firstWait, [.finish]),
    (.attoseconds(1), [.finish]),
    (.zero, [.finish]),
    (.seconds(-1), [.finish]),
  ])
  func noWaitIsBegunThatWouldPassTheDeadline(timeLeft: Duration, expected: [RetryDecision]) {
    for outcome in [AttemptOutcome.status(503), .failure(.connectionLost)] {
      let call = RepeatedCall(timeLeft: timeLeft)
      #expect(call.decisions(after: outcome) == expected)
      #expect(call.bucket.tokens == 500 - 5 * (expected.count - 1))
    }
  }

  @Test(
    arguments: [
      (
        Duration.seconds(10) + .attoseconds(1),
        [.retry(after: .seconds(5)), .retry(after: .seconds(5)), .finish]
      ),
      (.seconds(10), [.retry(after: .seconds(5)), .rateLimited(retryAfter: .seconds(5))]),
      (
        .seconds(5) + .attoseconds(1),
        [.retry(after: .seconds(5)), .rateLimited(retryAfter: .seconds(5))]
      ),
      (.seconds(5), [.rateLimited(retryAfter: .seconds(5))]),
      (.attoseconds(1), [.rateLimited(retryAfter: .seconds(5))]),
      // There is no time for anything, whatever the server asks for.
      (.zero, [.finish]),
    ] as [(Duration, [RetryDecision])])
  func aServerIsNotAskedEarlierThanItWants(timeLeft: Duration, expected: [RetryDecision]) {
    for status in [429, 503] {
      let call = RepeatedCall(timeLeft: timeLeft)
      #expect(
        call.decisions(after: .response(status: status, headers: ["Retry-After": "5"]))
          == expected)
    }
  }

  @Test func aServerThatAsksForLessThanIsDrawnGetsMore() {
    let call = RepeatedCall(timeLeft: Self.firstWait)
    // The wait that is drawn is too long, the one that is asked for is not.
    #expect(
      call.decisions(after: .response(status: 503, headers: ["Retry-After": "0"])) == [.finish])
  }

  @Test func theStatusesAreThoseOfThePolicy() {
    var policy = RetryPolicy.standard
    policy.statuses = [404, 503]
    let get = RepeatedCall(policy: policy)
    let post = RepeatedCall(policy: policy, method: .post)
    #expect((100...599).filter { get.attempts(after: .status($0)) == 3 } == [404, 503])
    #expect((100...599).filter { post.attempts(after: .status($0)) == 3 } == [])
    policy.statuses.insert(429)
    post.policy = policy
    #expect((100...599).filter { post.attempts(after: .status($0)) == 3 } == [429])
  }

  @Test(arguments: [
    (Duration.seconds(300), RetryDecision.retry(after: .seconds(300))),
    (.seconds(299), .rateLimited(retryAfter: .seconds(300))),
    (.zero, .rateLimited(retryAfter: .seconds(300))),
    (.seconds(-1), .rateLimited(retryAfter: .seconds(300))),
    (.seconds(Int64.max), .retry(after: .seconds(300))),
  ])
  func theLongestRetryAfterIsThatOfThePolicy(longest: Duration, expected: RetryDecision) {
    let call = RepeatedCall()
    call.policy.longestRetryAfter = longest
    #expect(
      call.decisions(after: .response(status: 503, headers: ["Retry-After": "300"])).first
        == expected)
  }

  @Test(arguments: [(Int.min, 1), (-1, 1), (0, 1), (1, 1), (2, 2), (3, 3), (100, 100)])
  func aRequestIsSentOnceAtLeast(attempts: Int, expected: Int) {
    let call = RepeatedCall(policy: RetryPolicy(attempts: attempts, base: .zero, cap: .zero))
    #expect(call.attempts(after: .failure(.connectionLost)) == expected)
    #expect(call.bucket.tokens == 500 - 5 * (expected - 1))
  }

  @Test(arguments: [
    (AttemptOutcome.status(503), 10), (.status(429), 10), (.status(504), 10), (.status(408), 10),
    (.failure(.connectionLost), 10), (.failure(.connectionRefused, isUnsent: true), 10),
    (.failure(.timedOut), 20),
  ])
  func aFurtherAttemptIsPaidFor(outcome: AttemptOutcome, cost: Int) {
    let call = RepeatedCall()
    #expect(call.decisions(after: outcome) == Self.schedule)
    #expect(call.bucket.tokens == 500 - cost)
  }

  @Test(
    arguments: [
      (0, AttemptOutcome.status(503), [.finish]),
      (4, .status(503), [.finish]),
      (5, .status(503), [.retry(after: firstWait), .finish]),
      (9, .failure(.connectionLost), [.retry(after: firstWait), .finish]),
      (9, .failure(.timedOut), [.finish]),
      (10, .failure(.timedOut), [.retry(after: firstWait), .finish]),
      (10, .status(503), schedule),
      // What the server asks for is known all the same.
      (
        0, .response(status: 503, headers: ["Retry-After": "61"]),
        [.rateLimited(retryAfter: .seconds(61))]
      ),
    ] as [(Int, AttemptOutcome, [RetryDecision])])
  func withoutTokensTheCallEnds(tokens: Int, outcome: AttemptOutcome, expected: [RetryDecision]) {
    let call = RepeatedCall(tokens: tokens)
    #expect(call.decisions(after: outcome) == expected)
  }

  @Test func aServerThatAnswersEarnsAToken() {
    let failing = Set(500...599).union([408, 429])
    for status in 100...599 {
      let call = RepeatedCall(policy: .none, isReplayable: false, tokens: 0)
      #expect(call.decisions(after: .status(status)) == [.finish])
      #expect(call.bucket.tokens == (failing.contains(status) ? 0 : 1), "\(status)")
    }
    let call = RepeatedCall(tokens: 0)
    #expect(call.decisions(after: .failure(.connectionLost)) == [.finish])
    #expect(call.bucket.tokens == 0)
  }
}
