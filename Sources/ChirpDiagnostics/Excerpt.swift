/// The part of a source line that a diagnostic shows, and the marks to write under it.
struct Excerpt {
  /// The line without the blanks at its end, or a window into it, with `…` where it is cut.
  let text: String
  /// What stands in front of the caret on the line below: blanks, and the tabs of the text.
  let indentation: String
  /// `^`, and `~` up to the end of the range or of the text.
  let marks: String

  /// The columns that an excerpt takes, and those of them that follow the place in a longer line.
  private static let width = 160
  private static let followingWidth = 100

  /// Shows the characters of `line` around those from `start` up to, and without, `end`.
  init(of line: SourceLine, from start: Int, to end: Int) {
    let lineEnd = line.characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    let start = min(start, lineEnd)
    let content = line.characters[..<lineEnd]

    let following = Self.displayed(content[start...], width: Self.followingWidth)
    let followingWidth = following.map(\.width).reduce(0, +)
    let preceding = Array(
      Self.displayed(content[..<start].reversed(), width: Self.width - followingWidth).reversed())
    let precedingWidth = preceding.map(\.width).reduce(0, +)
    let rest = Self.displayed(
      content[(start + following.count)...],
      width: Self.width - precedingWidth - followingWidth)
    let behind = following + rest

    let isCutBefore = preceding.count < start
    let isCutBehind = start + behind.count < lineEnd
    text =
      (isCutBefore ? "…" : "") + (preceding + behind).map(\.text).joined()
      + (isCutBehind ? "…" : "")
    indentation = (isCutBefore ? " " : "") + preceding.map(\.blank).joined()
    let underlined = behind.prefix(max(0, end - start)).map(\.width).reduce(0, +)
    marks = "^" + String(repeating: "~", count: max(0, underlined - 1))
  }

  /// As many of `characters` as fit in `width` columns.
  private static func displayed(
    _ characters: some Sequence<Character>, width: Int
  ) -> [DisplayedCharacter] {
    var remaining = width
    var displayed: [DisplayedCharacter] = []
    for character in characters {
      let next = DisplayedCharacter(character)
      remaining -= next.width
      guard remaining >= 0 else { break }
      displayed.append(next)
    }
    return displayed
  }
}
