/// What further attempts may be paid with, so that clients do not keep a server down by asking ever
/// more often while it fails: when every attempt fails, 100 further ones are made, or 50 after
/// timeouts, and then none. When some succeed, there is at most one further attempt for five calls
/// in the long run, since a call succeeds once at most.
struct TokenBucket: Hashable, Sendable {
  /// How many tokens it holds at most, and at first.
  static let capacity = 500
  /// The price of a further attempt.
  static let cost = 5
  /// The price of a further attempt after a timeout, which has taken the server's time for longer.
  static let costAfterTimeout = 10

  /// How many tokens are left.
  private(set) var tokens = capacity

  /// Whether it holds all that it can.
  var isFull: Bool { tokens == Self.capacity }

  /// Takes `cost` tokens, or none if there are fewer.
  ///
  /// - Returns: Whether they were taken.
  mutating func withdraw(_ cost: Int) -> Bool {
    guard tokens >= cost else {
      return false
    }
    tokens -= cost
    return true
  }

  /// Adds the token of one success.
  mutating func deposit() {
    tokens = min(tokens + 1, Self.capacity)
  }
}
