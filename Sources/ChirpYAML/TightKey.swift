/// A line whose key has no blank behind its colon, so that YAML reads a text: `id:Int`.
struct TightKey {
  let name: String
  /// Where the line's text is in it.
  let range: Range<Int>

  init?(in line: [Unicode.Scalar]) {
    guard let start = line.firstIndex(where: { $0 != " " }),
      let last = line.lastIndex(where: { $0 != " " }),
      let colon = line.firstIndex(of: ":"), colon > start, colon < last
    else { return nil }
    let isName = line[start..<colon].allSatisfy { scalar in
      scalar == "_" || scalar == "-" || scalar.isASCII && scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
    // Behind `https:` there is no value.
    guard isName, line[colon + 1] != " ", line[colon + 1] != "/" else { return nil }
    name = String(String.UnicodeScalarView(line[start..<colon]))
    range = start..<(last + 1)
  }
}
