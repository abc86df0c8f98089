/// A line of a source text, without its line break.
package struct SourceLine: Sendable {
  package let characters: [Character]
  /// The offset, in Unicode scalars, of the first scalar of each character.
  private let starts: [UInt32]

  package init(_ text: String) {
    var starts: [UInt32] = []
    var offset: UInt32 = 0
    characters = text.map { character in
      starts.append(offset)
      offset += UInt32(character.unicodeScalars.count)
      return character
    }
    self.starts = starts
  }

  /// The index of the character that holds the scalar at `column`, which counts scalars from 1;
  /// the number of characters if the line is shorter.
  package func index(ofColumn column: UInt32) -> Int {
    let following = firstIndex(startingAtOrBehind: column)
    let isStart = following < starts.count && starts[following] + 1 == column
    let isBehindLast = following == starts.count && column > scalarCount
    return isStart || isBehindLast ? following : following - 1
  }

  /// The index behind the character that holds the scalar in front of `column`.
  package func endIndex(ofColumn column: UInt32) -> Int {
    firstIndex(startingAtOrBehind: column)
  }

  private var scalarCount: Int {
    guard let start = starts.last, let character = characters.last else { return 0 }
    return Int(start) + character.unicodeScalars.count
  }

  /// The first character whose first scalar is at `column` or behind it.
  private func firstIndex(startingAtOrBehind column: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + 1 < column {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
