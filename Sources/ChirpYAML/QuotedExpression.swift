/// A type expression that YAML cannot read without quotes since it goes on behind a closing
/// bracket, or has `: ` within brackets that do not begin it: `[Post]?`, `Page<[String: Int]>`.
struct QuotedExpression {
  /// The expression in quotes.
  let text: String
  /// Where it is in the line.
  let range: Range<Int>

  /// The expression in `line` that holds `place`; nil if there is none.
  init?(in line: [Unicode.Scalar], around place: Int) {
    let start = Self.start(in: line, before: place)
    range = start..<Self.end(in: line, from: start)
    guard range.contains(place), Self.isTypeExpression(line[range]) else { return nil }
    text = QuotedText.quoted(line[range])
  }

  /// Goes back to what stands in front of a value: the `: ` behind its key, the `- ` or `, ` of an
  /// element, a brace, or the line's indentation.
  static func start(in line: [Unicode.Scalar], before place: Int) -> Int {
    var start = place
    var depth = 0
    while start > 0 {
      let previous = line[start - 1]
      let isFollowedByBlank = start < line.count && line[start] == " "
      if previous == "]" || previous == ">" { depth += 1 }
      if previous == "[" || previous == "<" { depth -= 1 }
      let isSeparator = previous == ":" || previous == "," || previous == "-"
      if previous == "{" || depth <= 0 && isFollowedByBlank && isSeparator { break }
      start -= 1
    }
    return line[start..<place].firstIndex { $0 != " " } ?? place
  }

  /// Goes on to the end of the line, to a comment, or to what closes or separates the value.
  private static func end(in line: [Unicode.Scalar], from start: Int) -> Int {
    var depth = 0
    var end = start
    for index in start..<line.count {
      switch line[index] {
      case "[", "<", "{": depth += 1
      case "]", ">", "}": depth -= 1
      case ",": if depth <= 0 { return end }
      case "#": if index > start, line[index - 1] == " " { return end }
      default: break
      }
      if depth < 0 { return end }
      if line[index] != " " { end = index + 1 }
    }
    return end
  }

  /// Whether it has the characters of a type expression, and behind `=` those of a default, with
  /// brackets, each closed; a `:` outside of them would be that of a key.
  private static func isTypeExpression(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let equals = text.firstIndex(of: "=") ?? text.endIndex
    guard text[..<equals].contains("]"), text[..<equals].allSatisfy(isOfType) else { return false }
    var open: [Unicode.Scalar] = []
    for scalar in text {
      switch scalar {
      case "[": open.append("]")
      case "<": open.append(">")
      case "{": open.append("}")
      case "]", ">", "}": if open.popLast() != scalar { return false }
      case ":": if open.isEmpty { return false }
      default: continue
      }
    }
    return open.isEmpty
  }

  private static func isOfType(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[", "]", "<", ">", ":", "?", ",", ".", " ", "_", "-", "a"..."z", "A"..."Z", "0"..."9":
      true
    default: false
    }
  }
}
