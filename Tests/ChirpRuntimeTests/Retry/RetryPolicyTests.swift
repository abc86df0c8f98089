import Testing

@testable import ChirpRuntime

@Suite struct RetryPolicyTests {
  @Test func thePoliciesHaveTheirFigures() {
    let statuses: Set = [408, 429, 500, 502, 503, 504]
    let none = RetryPolicy.none
    #expect(
      none
        == RetryPolicy(
          attempts: 1, base: .zero, cap: .zero, statuses: statuses, longestRetryAfter: .seconds(60))
    )
    let standard = RetryPolicy.standard
    #expect(
      standard
        == RetryPolicy(
          attempts: 3, base: .milliseconds(500), cap: .seconds(20), statuses: statuses,
          longestRetryAfter: .seconds(60)))
    let aggressive = RetryPolicy.aggressive
    #expect(
      aggressive
        == RetryPolicy(
          attempts: 5, base: .milliseconds(200), cap: .seconds(30), statuses: statuses,
          longestRetryAfter: .seconds(60)))
    let own = RetryPolicy(attempts: 2, base: .seconds(1), cap: .seconds(2))
    #expect(own.statuses == statuses && own.longestRetryAfter == .seconds(60))
  }

  @Test(arguments: [
    (RetryPolicy.none, [Duration.zero, .zero, .zero]),
    (.standard, [500, 1000, 2000, 4000, 8000, 16000, 20000, 20000].map { .milliseconds($0) }),
    (
      .aggressive, [200, 400, 800, 1600, 3200, 6400, 12800, 25600, 30000].map { .milliseconds($0) }
    ),
    (RetryPolicy(attempts: 9, base: .seconds(3), cap: .seconds(2)), [.seconds(2), .seconds(2)]),
    (RetryPolicy(attempts: 9, base: .seconds(2), cap: .seconds(2)), [.seconds(2), .seconds(2)]),
    (RetryPolicy(attempts: 9, base: .seconds(-3), cap: .seconds(2)), [.zero, .zero]),
    (RetryPolicy(attempts: 9, base: .seconds(3), cap: .seconds(-2)), [.zero, .zero]),
    (RetryPolicy(attempts: 9, base: .zero, cap: .seconds(2)), [.zero, .zero]),
  ])
  func theLongestWaitDoublesUpToTheCap(policy: RetryPolicy, waits: [Duration]) {
    #expect(
      waits.indices.map { policy.longestWait(afterAttempts: $0 + 1) } == waits)
  }

  /// No number of attempts and no duration is too big.
  @Test(arguments: [
    (Duration.seconds(1), Duration.seconds(20), Int.max, Duration.seconds(20)),
    (.zero, .seconds(20), Int.max, .zero),
    (.attoseconds(1), .seconds(Int64.max), 2, .attoseconds(2)),
    (.attoseconds(1), .seconds(Int64.max), 91, .attoseconds(1 << 62) * (1 << 28)),
    (.attoseconds(1), .seconds(Int64.max), 92, .seconds(2_147_483_648)),
    (.attoseconds(1), .seconds(Int64.max), Int.max, .seconds(2_147_483_648)),
    (.seconds(Int64.max), .seconds(Int64.max), 1, .seconds(2_147_483_648)),
    (.seconds(Int64.max), .seconds(Int64.max), Int.max, .seconds(2_147_483_648)),
    (.seconds(Int64.min), .seconds(Int64.min), Int.max, .zero),
    (.seconds(1), .seconds(20), 0, .seconds(1)),
    (.seconds(1), .seconds(20), Int.min, .seconds(1)),
  ])
  func nothingOverflows(base: Duration, cap: Duration, attempts: Int, expected: Duration) {
    let policy = RetryPolicy(attempts: Int.max, base: base, cap: cap)
    #expect(policy.longestWait(afterAttempts: attempts) == expected)
  }

  @Test func theWaitIsAnyPartOfTheLongest() {
    let policy = RetryPolicy(attempts: 3, base: .seconds(8), cap: .seconds(12))
    let draws: [(UInt64, Duration)] = [
      (0, .zero), (1 << 63, .seconds(6)), (1 << 62, .seconds(3)),
      (.max, .seconds(12) - .attoseconds(2_048)),
    ]
    for (bits, wait) in draws {
      var random = FixedGenerator(bits: bits)
      #expect(policy.wait(afterAttempts: 2, random: &random) == wait)
    }
    var random = FixedGenerator(bits: .max)
    let endless = RetryPolicy(attempts: 3, base: .seconds(Int64.max), cap: .seconds(Int64.max))
    let wait = endless.wait(afterAttempts: .max, random: &random)
    #expect(wait < .seconds(2_147_483_648) && wait > .seconds(2_147_483_647))
  }
}

private struct FixedGenerator: RandomNumberGenerator {
  let bits: UInt64

  func next() -> UInt64 { bits }
}
