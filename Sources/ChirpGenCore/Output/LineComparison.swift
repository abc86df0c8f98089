/// The shortest edit between two sequences of lines, each line given as a number.
///
/// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), in its
/// form that needs linear space: the middle of a shortest path is searched from both ends, and the
/// two halves are compared in turn.
struct LineComparison {
  private let old: [Int]
  private let new: [Int]
  private(set) var isRemoved: [Bool]
  private(set) var isInserted: [Bool]

  /// Half of the edits that are looked for in one stretch: the time grows with its square. A stretch
  /// that differs by more is shown as replaced.
  private static let maximumDistance = 2_000

  private struct Point {
    let old: Int
    let new: Int
  }

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    isRemoved = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    compare(old.indices, new.indices)
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let prefix = zip(old[oldRange], new[newRange]).prefix { $0 == $1 }.count
    let oldRange = oldRange.dropFirst(prefix)
    let newRange = newRange.dropFirst(prefix)
    let suffix = zip(old[oldRange].reversed(), new[newRange].reversed()).prefix { $0 == $1 }.count
    let oldMiddle = oldRange.dropLast(suffix)
    let newMiddle = newRange.dropLast(suffix)
    if oldMiddle.isEmpty || newMiddle.isEmpty {
      replace(oldMiddle, newMiddle)
    } else if let middle = middle(oldMiddle, newMiddle) {
      compare(oldMiddle.lowerBound..<middle.old, newMiddle.lowerBound..<middle.new)
      compare(middle.old..<oldMiddle.upperBound, middle.new..<newMiddle.upperBound)
    } else {
      replace(oldMiddle, newMiddle)
    }
  }

  private mutating func replace(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for index in oldRange { isRemoved[index] = true }
    for index in newRange { isInserted[index] = true }
  }

  /// A point in the middle of a shortest path through two stretches that are not empty and neither
  /// begin nor end alike; nil if they differ by too much.
  private func middle(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Point? {
    let isOdd = !(oldRange.count - newRange.count).isMultiple(of: 2)
    let limit = min((oldRange.count + newRange.count + 1) / 2, Self.maximumDistance)
    var forward = Frontier(limit: limit)
    var backward = Frontier(limit: limit)
    for distance in 0...limit {
      let met = extend(
        &forward, to: distance, meeting: isOdd ? backward : nil, at: distance - 1,
        in: oldRange.count, newRange.count
      ) { x, y in old[oldRange.lowerBound + x] == new[newRange.lowerBound + y] }
      if let met {
        return Point(old: oldRange.lowerBound + met.old, new: newRange.lowerBound + met.new)
      }
      let metBackward = extend(
        &backward, to: distance, meeting: isOdd ? nil : forward, at: distance,
        in: oldRange.count, newRange.count
      ) { x, y in old[oldRange.upperBound - 1 - x] == new[newRange.upperBound - 1 - y] }
      if let met = metBackward {
        return Point(old: oldRange.upperBound - met.old, new: newRange.upperBound - met.new)
      }
    }
    return nil
  }

  /// Makes the paths from one end longer by an edit, and returns where one of them meets a path of
  /// `otherDistance` edits from the other end.
  private func extend(
    _ frontier: inout Frontier, to distance: Int, meeting other: Frontier?, at otherDistance: Int,
    in oldCount: Int, _ newCount: Int, isEqual: (Int, Int) -> Bool
  ) -> Point? {
    for diagonal in stride(from: -distance, through: distance, by: 2) {
      var x = frontier.start(on: diagonal, distance: distance)
      while x < oldCount, x - diagonal < newCount, isEqual(x, x - diagonal) { x += 1 }
      frontier[diagonal] = x
      let opposite = oldCount - newCount - diagonal
      if let other, abs(opposite) <= otherDistance, x <= oldCount, x - diagonal <= newCount,
        x + other[opposite] >= oldCount
      {
        return Point(old: x, new: x - diagonal)
      }
    }
    return nil
  }
}

/// How far the paths of one length get in the old lines, on each diagonal (old minus new lines).
private struct Frontier {
  private let offset: Int
  private var reached: [Int]

  init(limit: Int) {
    offset = limit + 1
    reached = Array(repeating: 0, count: 2 * limit + 3)
  }

  subscript(diagonal: Int) -> Int {
    get { reached[offset + diagonal] }
    set { reached[offset + diagonal] = newValue }
  }

  /// Where a path of `distance` edits, the last of which leads to `diagonal`, gets at best.
  func start(on diagonal: Int, distance: Int) -> Int {
    let below = self[diagonal - 1]
    let above = self[diagonal + 1]
    let isInsertion = diagonal == -distance || (diagonal != distance && below < above)
    return isInsertion ? above : below + 1
  }
}
