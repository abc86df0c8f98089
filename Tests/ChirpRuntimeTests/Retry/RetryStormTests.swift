import Testing

@testable import ChirpRuntime

/// Many calls to one server that fails, one after the other.
@Suite struct RetryStormTests {
  /// How many requests `count` calls make that all fail alike.
  private func requests(
    of count: Int, _ call: RepeatedCall, failing outcome: AttemptOutcome
  ) -> Int {
    (0..<count).reduce(0) { sum, _ in sum + call.attempts(after: outcome) }
  }

  @Test(arguments: [
    RetryPolicy.standard, .aggressive, RetryPolicy(attempts: 100, base: .zero, cap: .zero),
  ])
  func aServerThatFailsGetsAHundredFurtherRequests(policy: RetryPolicy) {
    let call = RepeatedCall(policy: policy)
    // 500 tokens pay for 100 further attempts, which are 0.1 a call here, and none after that.
    #expect(requests(of: 1000, call, failing: .status(503)) == 1100)
    #expect(requests(of: 10_000, call, failing: .status(503)) == 10_000)
    #expect(requests(of: 1000, call, failing: .failure(.connectionLost)) == 1000)
    #expect(requests(of: 1000, call, failing: .failure(.timedOut)) == 1000)
  }

  @Test func aServerThatDoesNotAnswerGetsFiftyFurtherRequests() {
    let call = RepeatedCall()
    #expect(requests(of: 1000, call, failing: .failure(.timedOut)) == 1050)
    #expect(requests(of: 10_000, call, failing: .failure(.timedOut)) == 10_000)
  }

  @Test func aPostWithoutAKeyIsSentOnce() {
    let call = RepeatedCall(method: .post)
    for outcome in [
      AttemptOutcome.status(500), .status(503), .failure(.connectionLost), .failure(.timedOut),
      .response(status: 503, headers: ["Retry-After": "1"]),
    ] {
      #expect(requests(of: 10_000, call, failing: outcome) == 10_000)
    }
    #expect(call.bucket.tokens == 500)
  }

  @Test func aServerThatIsWellAgainEarnsFurtherRequests() {
    let call = RepeatedCall()
    #expect(requests(of: 1000, call, failing: .status(503)) == 1100)
    #expect(requests(of: 20, call, failing: .status(200)) == 20)
    #expect(requests(of: 1000, call, failing: .status(503)) == 1004)
    #expect(requests(of: 1000, call, failing: .status(200)) == 1000)
    #expect(requests(of: 1000, call, failing: .status(503)) == 1100)
  }

  /// Each request fails with a chance of some in a hundred. A call succeeds once at most, which pays
  /// for a fifth of a further request.
  @Test(arguments: [10, 50, 80, 90, 99])
  func furtherRequestsAreAFifthOfTheSuccesses(failuresInAHundred: UInt64) {
    let rule = RetryRule(
      policy: .aggressive, method: .get, sendsIdempotencyKey: false, isReplayable: true)
    var bucket = TokenBucket()
    var random = SeededGenerator(seed: failuresInAHundred)
    var requests = 0
    var successes = 0
    let calls = 10_000
    for _ in 0..<calls {
      var attempts = 0
      var decision: RetryDecision
      repeat {
        attempts += 1
        let fails = random.next() % 100 < failuresInAHundred
        successes += fails ? 0 : 1
        decision = rule.decision(
          after: .status(fails ? 503 : 200),
          at: RetryRule.Moment(attempts: attempts, timeLeft: nil, date: RepeatedCall.date),
          bucket: &bucket, random: &random)
      } while decision != .finish
      requests += attempts
    }
    #expect(requests - calls <= 100 + successes / 5)
    #expect(successes <= calls)
    #expect(Double(requests) <= 1.2 * Double(calls) + 100)
  }
}
