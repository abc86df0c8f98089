import ChirpDiagnostics
import ChirpYAML

/// A text without quotes in braces, which YAML cuts at its commas: `{ a: Pair<A, B> }` has the
/// entries `a: Pair<A` and `B>`, which has no value.
struct CutText {
  /// The text as it was meant.
  private(set) var text: String
  /// How many entries behind that of the text are pieces of it.
  private(set) var strayCount = 0

  /// The text that begins as the value of the first of `pairs`; nil if it is whole.
  ///
  /// - Parameter goesOn: Whether the key of the next entry, which has no value, belongs to the text
  ///   that is given.
  init?(_ pairs: ArraySlice<Node.Pair>, goesOn: (String, String) -> Bool) {
    guard let first = pairs.first, case .scalar(let scalar) = first.value.content,
      scalar.style == .plain, !scalar.text.isEmpty
    else { return nil }
    text = scalar.text
    for stray in pairs.dropFirst() {
      guard case .scalar(let value) = stray.value.content, value.text.isEmpty,
        value.style == .plain, stray.key.range.start.line == first.value.range.end.line,
        let key = stray.key.text, goesOn(text, key)
      else { break }
      text += ", \(key)"
      strayCount += 1
    }
    if strayCount == 0 { return nil }
  }
}
