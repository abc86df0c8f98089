/// Many tasks at the same time.
enum Storm {
  /// How many tasks run at once. A group of very many takes long to end.
  private static let wave = 1_000

  /// How many of `count` tasks say that all went well.
  ///
  /// - Parameter isWellEnded: What a task does, given its number.
  static func successes(
    of count: Int, _ isWellEnded: @escaping @Sendable (Int) async -> Bool
  ) async -> Int {
    var successes = 0
    for start in stride(from: 0, to: count, by: wave) {
      successes += await withTaskGroup { group in
        for number in start..<min(start + wave, count) {
          group.addTask { await isWellEnded(number) }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
    }
    return successes
  }

  /// What `count` tasks give, in the order in which they end. So many run at once all the time.
  ///
  /// - Parameters:
  ///   - count: How many tasks there are.
  ///   - width: How many run at once.
  ///   - result: What a task does, given its number.
  static func results<Value: Sendable>(
    of count: Int, width: Int, _ result: @escaping @Sendable (Int) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: Value.self) { group in
      var results: [Value] = []
      for number in 0..<count {
        if number >= width, let value = await group.next() {
          results.append(value)
        }
        group.addTask { await result(number) }
      }
      for await value in group {
        results.append(value)
      }
      return results
    }
  }
}
