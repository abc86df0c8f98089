/// The candidate that was probably meant by `name`, for "did you mean".
///
/// One that differs in case alone comes first; then the one with the fewest edits (a letter added,
/// left out, replaced, or swapped with its neighbour), as long as those are at most a third of the
/// name's letters, or one. Of equals the first one is taken.
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    if letters == wanted { return candidate }
    let allowed = min(max(1, wanted.count / 3), (best?.distance ?? .max) - 1)
    if let distance = editDistance(wanted, letters, atMost: allowed), distance < wanted.count {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// The Damerau–Levenshtein distance (optimal string alignment), or nil if it is above `limit`.
private func editDistance(
  _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
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
    if (current + previous).allSatisfy({ $0 > limit }) { return nil }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}

extension Diagnostic.Message {
  /// The note that offers what `nearest(to:among:)` has found.
  package static func didYouMean(_ name: String) -> Self {
    "did you mean '\(name)'?"
  }
}
