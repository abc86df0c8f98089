/// A name in a tag, taken apart when the template is parsed.
struct TemplateName: Sendable {
  /// What the contexts are asked for; `.` for the value of the innermost section itself.
  let first: String
  let isImplicitIterator: Bool
  /// What that value is asked for, one after the other.
  let rest: [String]
  /// The bytes of the template that hold the name.
  let range: Range<Int>
  /// The text that the name stands for in every context, if the library says so.
  var constant: String?

  /// Takes `text` apart at its dots; nil if a part is empty.
  init?(_ text: String, range: Range<Int>) {
    self.range = range
    isImplicitIterator = text == "."
    if isImplicitIterator {
      first = text
      rest = []
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let start = parts.first, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    first = String(start)
    rest = parts.dropFirst().map { String($0) }
  }

  /// The name as it is written.
  var text: String {
    ([first] + rest).joined(separator: ".")
  }
}
