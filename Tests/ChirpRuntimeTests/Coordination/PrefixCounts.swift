/// Counts numbers below a bound, and says how many of them are below another one (a Fenwick tree).
struct PrefixCounts {
  private var sums: [Int]

  /// - Parameter count: How many numbers there may be, from 0.
  init(count: Int) {
    sums = Array(repeating: 0, count: count + 1)
  }

  mutating func add(_ number: Int) {
    var index = number + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
  }

  func count(below number: Int) -> Int {
    var count = 0
    var index = number
    while index > 0 {
      count += sums[index]
      index -= index & -index
    }
    return count
  }
}
