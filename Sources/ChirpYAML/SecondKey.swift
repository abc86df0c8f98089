/// A key where a value was read: `query: page: Int` in a block, or `a: Int b: Int` in braces.
struct SecondKey {
  let name: String
  /// What stands behind the key in front of it, up to the end of the line or to a comment.
  let value: ArraySlice<Unicode.Scalar>
  /// Where the key is in the line.
  let range: Range<Int>
  /// Whether something stands between the first key and it.
  let isBehindValue: Bool

  /// - Parameter colon: The place of the colon behind the second key.
  init?(in line: [Unicode.Scalar], before colon: Int) {
    guard line[colon...].first == ":", colon > 0, line[colon - 1] != " ",
      let first = line[..<colon].indices.last(where: { index in
        line[index] == ":" && line[index + 1] == " "
      }), let start = line[(first + 1)..<colon].firstIndex(where: { $0 != " " })
    else { return nil }
    let nameStart = line[start..<colon].lastIndex(of: " ").map { $0 + 1 } ?? start
    let comment = line.indices[colon...].first { line[$0] == "#" && line[$0 - 1] == " " }
    let last = line[..<(comment ?? line.count)].lastIndex { $0 != " " } ?? colon
    name = String(String.UnicodeScalarView(line[nameStart..<colon]))
    value = line[start...last]
    range = nameStart..<colon
    isBehindValue = nameStart > start
  }

  /// The key that begins `line`, if `place` is at it or at its colon.
  init?(beginning line: [Unicode.Scalar], at place: Int) {
    guard let start = line.firstIndex(where: { $0 != " " }),
      let colon = line.indices[start...].first(where: { index in
        line[index] == ":" && line[(index + 1)...].first ?? " " == " "
      }), place == start || place == colon
    else { return nil }
    name = String(String.UnicodeScalarView(line[start..<colon]))
    value = line[start...]
    range = start..<colon
    isBehindValue = false
  }
}
