extension RetryPolicy {
  /// The longest wait after `attempts` attempts: ``base``, doubled for each attempt but the first,
  /// at most ``cap``. Clocks cannot count to the longest durations, so that it has an end.
  func longestWait(afterAttempts attempts: Int) -> Duration {
    let cap = max(.zero, min(cap, RetryAfter.longest))
    var wait = max(.zero, min(base, cap))
    // The cap is reached after some 90 doublings at most, however many attempts there were.
    var doublings = max(1, attempts) - 1
    while doublings > 0 && wait > .zero && wait < cap {
      wait = min(wait + wait, cap)
      doublings -= 1
    }
    return wait
  }

  /// The wait after `attempts` attempts: any part of the longest one, so that clients which failed
  /// together do not come back together.
  func wait(
    afterAttempts attempts: Int, random: inout some RandomNumberGenerator
  ) -> Duration {
    // 53 bits are what a number between 0 and 1 holds exactly.
    longestWait(afterAttempts: attempts) * (Double(random.next() >> 11) / 0x1p53)
  }
}
