import ChirpDiagnostics
import ChirpYAML

/// A key of a mapping in braces that has no blank behind its colon: in `{ id:Int, text: String }`,
/// YAML reads a key `id:Int` without a value.
struct MissingBlank {
  /// The key in front of the colon.
  let name: String
  /// What was meant.
  let pair: Node.Pair

  /// nil if nothing speaks of a missing blank.
  init?(_ pair: Node.Pair) {
    guard case .scalar(let value) = pair.value.content, value.text.isEmpty, value.style == .plain,
      let parts = Self.parts(of: pair.key)
    else { return nil }
    name = parts.name
    self.pair = Node.Pair(
      key: Node(.scalar(Scalar(parts.name)), range: pair.key.range(of: parts.nameRange)),
      value: Node(.scalar(Scalar(parts.value)), range: pair.key.range(of: parts.valueRange)))
  }

  /// The key in front of the colon of a text that stands where a mapping should: `api: name:Chirp`.
  static func key(in node: Node) -> String? {
    parts(of: node)?.name
  }

  private static func parts(
    of node: Node
  ) -> (name: String, nameRange: Range<Int>, value: String, valueRange: Range<Int>)? {
    guard case .scalar(let scalar) = node.content, scalar.style == .plain else { return nil }
    let scalars = scalar.text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), colon > scalars.startIndex else { return nil }
    let value = scalars[scalars.index(after: colon)...]
    // Behind `https:` there is no value; and words with blanks, or a quotation mark, are pieces of a
    // text that is cut at a comma.
    let isCut = scalars[..<colon].contains(" ") || value.last == "\"" || value.last == "'"
    if isCut || value.isEmpty || value.first == "/" { return nil }
    let count = scalars[..<colon].count
    return (
      String(scalars[..<colon]), 0..<count, String(value), (count + 1)..<(count + 1 + value.count)
    )
  }
}
