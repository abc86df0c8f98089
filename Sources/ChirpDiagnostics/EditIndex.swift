/// Finds the names that may be one or two edits away from another.
///
/// Each edit can be undone by leaving a letter out of one name or of both. So two names that are near
/// have a form in common: what is left of each without one or two of its letters. The index holds the
/// hashes of these forms; equal hashes do not prove that names are near.
struct EditIndex: Sendable {
  private struct Form: Sendable {
    let hash: UInt64
    let place: UInt32
  }

  /// More forms than that would take too much memory: names are found then that are one edit away.
  private static let maximumCount = 4_000_000

  /// By hash, and by place where hashes are equal.
  private let forms: [Form]

  init(_ names: [[Unicode.Scalar]]) {
    // A name may be two letters longer than the one that is looked for.
    let edits = names.map {
      max(EditDistance.allowed(in: $0), EditDistance.allowed(in: $0.dropLast(2)))
    }
    let count = zip(names, edits).reduce(0) { $0 + Self.formCount(of: $1.0, without: $1.1) }
    var forms: [Form] = []
    forms.reserveCapacity(min(count, Self.maximumCount))
    for (place, (letters, edits)) in zip(names, edits).enumerated() {
      Self.forEachForm(of: letters, without: count > Self.maximumCount ? 1 : edits) { hash in
        forms.append(Form(hash: hash, place: UInt32(truncatingIfNeeded: place)))
      }
    }
    self.forms = forms.sorted { ($0.hash, $0.place) < ($1.hash, $1.place) }
  }

  /// The places, in order, of the names that may be `edits` away from `letters`.
  func places(near letters: [Unicode.Scalar], edits: Int) -> [Int] {
    var places: Set<Int> = []
    Self.forEachForm(of: letters, without: edits) { hash in
      var index = firstIndex(of: hash)
      while index < forms.count, forms[index].hash == hash {
        places.insert(Int(forms[index].place))
        index += 1
      }
    }
    return places.sorted()
  }

  private func firstIndex(of hash: UInt64) -> Int {
    var range = 0..<forms.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if forms[middle].hash < hash {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  private static func formCount(of letters: [Unicode.Scalar], without edits: Int) -> Int {
    let one = letters.count + 1
    return edits == 1 ? one : one + letters.count * (letters.count - 1) / 2
  }

  /// Calls `body` with the hashes of `letters`, and of them without one or two (`edits`).
  private static func forEachForm(
    of letters: [Unicode.Scalar], without edits: Int, _ body: (UInt64) -> Void
  ) {
    let hashes = PrefixHashes(letters)
    let count = letters.count
    body(hashes.hash(0..<count))
    for first in 0..<count {
      let head = hashes.hash(0..<first)
      body(hashes.joined(head, (first + 1)..<count))
      if edits == 1 { continue }
      for second in (first + 1)..<count {
        let middle = hashes.joined(head, (first + 1)..<second)
        body(hashes.joined(middle, (second + 1)..<count))
      }
    }
  }
}

/// Gives the hash of any stretch of letters at once: a polynomial of the letters.
private struct PrefixHashes {
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var prefixes: [UInt64] = [0]
  private var powers: [UInt64] = [1]

  init(_ letters: [Unicode.Scalar]) {
    for letter in letters {
      prefixes.append(prefixes[prefixes.count - 1] &* Self.base &+ UInt64(letter.value) &+ 1)
      powers.append(powers[powers.count - 1] &* Self.base)
    }
  }

  func hash(_ range: Range<Int>) -> UInt64 {
    prefixes[range.upperBound] &- prefixes[range.lowerBound] &* powers[range.count]
  }

  /// The hash of the letters of `head` and then of those in `range`.
  func joined(_ head: UInt64, _ range: Range<Int>) -> UInt64 {
    head &* powers[range.count] &+ hash(range)
  }
}
