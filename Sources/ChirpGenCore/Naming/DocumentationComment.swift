/// Descriptions of the spec as documentation comments.
enum DocumentationComment {
  /// A `///` line for each physical line of `text`, wrapped where it is longer than `columns`, if
  /// these are given.
  static func lines(_ text: String, columns: Int = .max) -> [String] {
    var lines: [String] = []
    for line in physicalLines(text) {
      lines += wrapped(line, columns: columns - "/// ".count)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  /// What Swift, or an editor, takes for the end of a line ends one.
  private static func physicalLines(_ text: String) -> [String] {
    if isPlain(text) { return [text] }
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(String(line))
        line.removeAll()
      case "\t": line.append(scalar)
      default:
        if !isHidden(scalar) { line.append(scalar) }
      }
    }
    lines.append(String(line))
    return lines.map { line in
      var line = Substring(line)
      while line.last == " " || line.last == "\t" { line.removeLast() }
      return String(line)
    }
  }

  /// Most descriptions are one line of ASCII and need no work.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.last != UInt8(ascii: " ") && text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }

  /// Control characters and those that turn the direction of text do not belong into a comment.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// `line` in pieces of at most `columns` where it has blanks to break at. Indented lines are
  /// examples of code and stay whole.
  private static func wrapped(_ line: String, columns: Int) -> [String] {
    if line.utf8.count <= columns || line.first == " " || line.first == "\t" { return [line] }
    var pieces: [String] = []
    var piece = ""
    var length = 0
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if !piece.isEmpty, length + 1 + word.count > columns, !beginsMarkup(word) {
        pieces.append(piece)
        piece = ""
        length = 0
      }
      if !piece.isEmpty {
        piece += " "
        length += 1
      }
      piece += word
      length += word.count
    }
    pieces.append(piece)
    return pieces
  }

  /// Whether Markdown would take `word` for a list or a heading at the start of a line.
  private static func beginsMarkup(_ word: Substring) -> Bool {
    ["-", "*", "+", "#", ">"].contains(word.first ?? " ")
      || word.last == "."
        && word.dropLast().allSatisfy(\.isNumber)
  }
}
