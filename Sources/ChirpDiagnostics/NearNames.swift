/// Names among which the one that was probably meant by another is looked for, for "did you mean".
///
/// One that differs in case alone comes first; then the one with the fewest edits (a letter added,
/// left out, replaced, or swapped with its neighbour): one, or two in names of 6 to 32 letters. Of
/// equals the first one is taken.
///
/// The first searches compare all names. A file with many mistakes has many searches, which would
/// take quadratic time: from then on an index gives the few names that can be near.
package struct NearNames: Sendable {
  /// The letters of a name, without their case.
  typealias Letters = [Unicode.Scalar]

  private static let comparedCount = 64
  private static let comparedSearches = 16

  private let names: [String]
  private var letters: [Letters] = []
  private var searches = 0
  private var index: EditIndex?

  package init(_ names: some Sequence<String>) {
    self.names = Array(names)
  }

  /// The nearest of the names, or nil if none is near.
  package mutating func nearest(to name: String) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    if letters.isEmpty { letters = names.map { Array($0.lowercased().unicodeScalars) } }
    searches += 1
    if names.count > Self.comparedCount, searches > Self.comparedSearches, index == nil {
      index = EditIndex(letters)
    }
    guard let index else { return best(of: names.indices, for: wanted).map { names[$0.place] } }
    let edits = EditDistance.allowed(in: wanted)
    for count in 1...edits {
      let places = index.places(near: wanted, edits: count)
      if let best = best(of: places, for: wanted), best.distance <= count || count == edits {
        return names[best.place]
      }
    }
    return nil
  }

  /// The first of the nearest names at `places`, which are in order.
  private func best(
    of places: some Sequence<Int>, for wanted: Letters
  ) -> (place: Int, distance: Int)? {
    var best: (place: Int, distance: Int)?
    for place in places {
      let limit = min(EditDistance.allowed(in: wanted), (best?.distance ?? .max) - 1)
      if let distance = EditDistance.between(wanted, letters[place], atMost: limit),
        distance < max(1, wanted.count)
      {
        if distance == 0 { return (place, 0) }
        best = (place, distance)
      }
    }
    return best
  }
}

/// The one of `candidates` that was probably meant by `name`: see `NearNames`.
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  var names = NearNames(candidates)
  return names.nearest(to: name)
}

extension Diagnostic.Message {
  /// The note that offers what has been found.
  package static func didYouMean(_ name: String) -> Self {
    "did you mean '\(name)'?"
  }
}
