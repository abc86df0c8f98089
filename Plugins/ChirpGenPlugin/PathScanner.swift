/// Reads the value of a key of a YAML file: a path, or a list of paths.
struct PathScanner {
  private var rest: Substring

  /// - Parameter text: What stands behind the colon.
  init(_ text: Substring) {
    rest = text
  }

  mutating func paths() -> [String] {
    skipBlanks()
    if rest.first == "[" { return flowList() }
    var paths: [String] = []
    while skipDash() { paths += [path()].compactMap(\.self) }
    return paths.isEmpty ? [path()].compactMap(\.self) : paths
  }

  private mutating func flowList() -> [String] {
    var paths: [String] = []
    repeat {
      rest.removeFirst()
      skipBlanks()
      paths += [path()].compactMap(\.self)
      skipBlanks()
    } while rest.first == ","
    return paths
  }

  /// A path, or nil where none stands.
  private mutating func path() -> String? {
    if let mark = rest.first, mark == "\"" || mark == "'" { return quotedPath(mark) }
    let end = rest.indices.first { index in
      rest[index].isNewline || ",]}".contains(rest[index]) || isComment(at: index)
    }
    let path = rest[..<(end ?? rest.endIndex)]
    rest = rest[path.endIndex...]
    let last = path.lastIndex { !$0.isWhitespace }
    return last.map { String(path[...$0]) }
  }

  /// Without what a backslash can stand for in double quotes: no path of this kind needs that.
  private mutating func quotedPath(_ mark: Character) -> String? {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: mark) else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }

  private mutating func skipDash() -> Bool {
    skipBlanks()
    guard rest.first == "-", rest.dropFirst().first?.isWhitespace ?? true else { return false }
    rest.removeFirst()
    rest = rest.drop { $0 == " " || $0 == "\t" }
    return true
  }

  /// Skips blanks, line breaks and comments.
  private mutating func skipBlanks() {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if isComment(at: rest.startIndex) {
        rest = rest.drop { !$0.isNewline }
      } else {
        return
      }
    }
  }

  /// Whether a comment begins there: '#' is a sign like any other where no blank stands before it.
  private func isComment(at index: Substring.Index) -> Bool {
    guard rest[index] == "#" else { return false }
    let before = rest.base[..<index].last
    return before?.isWhitespace ?? true
  }
}
