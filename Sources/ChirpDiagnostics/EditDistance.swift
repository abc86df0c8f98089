/// The Damerau–Levenshtein distance (optimal string alignment).
enum EditDistance {
  /// How many edits a name may be away from what was meant by `letters`.
  static func allowed(in letters: some Collection<Unicode.Scalar>) -> Int {
    (6...32).contains(letters.count) ? 2 : 1
  }

  /// The edits that make `right` of `left`, or nil if they are more than `limit`.
  static func between(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    if left == right { return 0 }
    if limit == 0 { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isEqual = left[row] == right[column]
        var distance = min(
          previous[column] + (isEqual ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      // A swap reaches back two rows, so both have to be beyond the limit.
      if current.allSatisfy({ $0 > limit }), previous.allSatisfy({ $0 > limit }) { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
