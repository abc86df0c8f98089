/// A text within braces or brackets that YAML does not read to its end without quotes: it takes the
/// `{` in `GET /users/{id}` for a mapping, and the ` #` in `String = #fff` for a comment.
struct QuotedText {
  /// The text in quotes.
  let text: String
  /// Where it is in the line.
  let range: Range<Int>

  /// The text in front of the bracket at `place`, with what follows.
  init?(in line: [Unicode.Scalar], continuedAt place: Int) {
    guard line[place...].first == "{" || line[place...].first == "[" else { return nil }
    self.init(in: line, from: QuotedExpression.start(in: line, before: place), around: place)
  }

  /// The text in quotation marks that hold the same marks: the one in front of `place` ends it for
  /// YAML, and it goes on to the next one behind which a value may end.
  init?(in line: [Unicode.Scalar], quotedBefore place: Int) {
    guard place > 1, line[place - 1] == "\"" || line[place - 1] == "'",
      let start = line[..<(place - 1)].lastIndex(of: line[place - 1])
    else { return nil }
    // The one in front of `place` is within the text.
    var inner = 1
    let isApostrophe = Self.isApostrophe(in: line, at: place - 1)
    let end = line.indices[place...].first { index in
      guard line[index] == line[place - 1] else { return false }
      inner += 1
      if inner.isMultiple(of: 2), !isApostrophe { return false }
      let next = line[(index + 1)...].first { $0 != " " }
      return next.map { ",]}#".unicodeScalars.contains($0) } ?? true
    }
    guard let end else { return nil }
    range = start..<(end + 1)
    text = Self.quoted(line[(start + 1)..<end])
  }

  /// Whether a mark between letters is part of a word: `'Bob's API'`.
  private static func isApostrophe(in line: [Unicode.Scalar], at place: Int) -> Bool {
    line[place] == "'" && line[place - 1].properties.isAlphabetic
      && line[(place + 1)...].first?.properties.isAlphabetic ?? false
  }

  /// The text that a comment cuts: its `#` stands behind `=` or `:`, or it holds the end of a bracket
  /// that is opened in front of it.
  ///
  /// - Parameter start: Where to begin to look.
  init?(in line: [Unicode.Scalar], cutBehind start: Int) {
    let sign = line.indices.dropFirst(max(start, 1)).first {
      line[$0] == "#" && line[$0 - 1] == " "
    }
    guard let sign, let last = line[..<sign].last(where: { $0 != " " }) else { return nil }
    let depth = line[sign...].reduce(0) { depth, scalar in
      switch scalar {
      case "{", "[": depth + 1
      case "}", "]": depth - 1
      default: depth
      }
    }
    guard last == "=" || last == ":" || depth < 0 && last != "," else { return nil }
    let first = last == ":" ? sign : QuotedExpression.start(in: line, before: sign)
    self.init(in: line, from: first, around: sign)
  }

  /// The text at `place`, up to what ends a key or a value.
  init(in line: [Unicode.Scalar], beginningAt place: Int) {
    var end = Self.end(in: line, from: place)
    let colon = line.indices[place..<end].first { index in
      line[index] == ":" && line[(index + 1)...].first ?? " " == " "
    }
    let comment = line.indices[place..<end].dropFirst().first { index in
      line[index] == "#" && line[index - 1] == " "
    }
    end = min(end, colon ?? end, comment ?? end)
    while end > place + 1, line[end - 1] == " " { end -= 1 }
    range = place..<end
    text = Self.quoted(line[range])
  }

  private init?(in line: [Unicode.Scalar], from start: Int, around place: Int) {
    let end = Self.end(in: line, from: place)
    let content = line[start..<end]
    guard let first = content.first, !"\"'[{&*!|>%@".unicodeScalars.contains(first),
      !zip(content, content.dropFirst()).contains(where: { $0 == ":" && $1 == " " })
    else { return nil }
    range = start..<end
    text = Self.quoted(Self.withoutMarks(content))
  }

  /// `content` without the quotation marks that were to keep what ends it: `GET "/users/{id}"`.
  private static func withoutMarks(_ content: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    guard let mark = content.last, mark == "\"" || mark == "'",
      content.count(where: { $0 == mark }) == 2,
      let first = content.firstIndex(of: mark), content[first...].contains("{")
    else { return Array(content) }
    return content.filter { $0 != mark }
  }

  /// `content` in double quotes, or in single ones where it holds what would need an escape.
  static func quoted(_ content: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: content)
    if !text.contains(where: { $0 == "\"" || $0 == "\\" }) { return "\"\(text)\"" }
    return "'\(text.map { $0 == "'" ? "''" : String($0) }.joined())'"
  }

  /// Goes on from `place` to what separates the value from the next one, or closes what it is in.
  private static func end(in line: [Unicode.Scalar], from place: Int) -> Int {
    var depth = 0
    var end = place
    for index in place..<line.count {
      switch line[index] {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ",": if depth == 0 { return end }
      default: break
      }
      if depth < 0 { return end }
      if line[index] != " " { end = index + 1 }
    }
    return end
  }
}
