import ChirpDiagnostics

/// What was probably meant where YAML stops reading: a text that needs quotes, or a blank or a comma
/// that is missing.
struct SyntaxHint {
  let message: Diagnostic.Message
  let range: SourceRange

  /// Lines above the fault in which its cause is looked for.
  private static let searchedLines: UInt32 = 100

  /// - Parameter location: Where the fault is noticed.
  init?(for fault: SyntaxFault, at location: SourceLocation, in file: SourceFile) {
    let lines = SourceLines(file)
    let line = lines.scalars(ofLine: location.line)
    let column = min(Int(location.column) - 1, line.count)
    if let quoted = QuotedExpression(in: line, around: column) {
      self.init(.quote(quoted.text), quoted.range, line: location.line, file)
      return
    }
    switch fault.problem {
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      self.init(inBrackets: fault, at: location, lines, file)
    case "mapping values are not allowed in this context":
      self.init(inBlockAt: location, lines, file)
    case "did not find expected key":
      guard let quoted = QuotedText(in: line, quotedBefore: column) else { return nil }
      self.init(.quote(quoted.text), quoted.range, line: location.line, file)
    case "could not find expected ':'":
      let place = fault.contextLocation
      guard let key = TightKey(in: lines.scalars(ofLine: place.line)),
        key.range.lowerBound == Int(place.column) - 1
      else { return nil }
      self.init(.missingBlank(key.name), key.range, line: place.line, file)
    default: return nil
    }
  }

  private init?(
    inBrackets fault: SyntaxFault, at location: SourceLocation, _ lines: SourceLines,
    _ file: SourceFile
  ) {
    let line = lines.scalars(ofLine: location.line)
    let column = min(Int(location.column) - 1, line.count)
    let quoted =
      QuotedText(in: line, continuedAt: column) ?? QuotedText(in: line, quotedBefore: column)
    if let quoted {
      self.init(.quote(quoted.text), quoted.range, line: location.line, file)
    } else if let key = SecondKey(in: line, before: column), key.isBehindValue {
      self.init(.missingComma(key.name), key.range, line: location.line, file)
    } else if let hint = Self(behind: fault.contextLocation, before: location, lines, file) {
      self = hint
    } else if !fault.isBehindBracket(in: file, at: location),
      let key = SecondKey(beginning: line, at: column)
    {
      self.init(.missingComma(key.name), key.range, line: location.line, file)
    } else {
      return nil
    }
  }

  /// A comment that takes the end of a bracket with it, or stands where a value is due.
  private init?(
    behind opening: SourceLocation, before end: SourceLocation, _ lines: SourceLines,
    _ file: SourceFile
  ) {
    let first = max(opening.line, end.line - min(end.line, Self.searchedLines))
    for number in first...max(first, end.line) {
      let line = lines.scalars(ofLine: number)
      let start = number == opening.line ? Int(opening.column) : 0
      if let quoted = QuotedText(in: line, cutBehind: start) {
        self.init(.quoteNumberSign(quoted.text), quoted.range, line: number, file)
        return
      }
    }
    return nil
  }

  private init?(inBlockAt location: SourceLocation, _ lines: SourceLines, _ file: SourceFile) {
    let line = lines.scalars(ofLine: location.line)
    let above = max(location.line, 2) - 1
    if let key = TightKey(in: lines.scalars(ofLine: above)),
      let start = line.firstIndex(where: { $0 != " " }), key.range.lowerBound <= start
    {
      self.init(.missingBlank(key.name), key.range, line: above, file)
    } else if let key = SecondKey(in: line, before: min(Int(location.column) - 1, line.count)) {
      let range = key.value.startIndex..<key.value.endIndex
      let quoted = QuotedText.quoted(key.value)
      if key.isBehindValue {
        self.init(.quote(quoted), range, line: location.line, file)
      } else {
        let text = String(String.UnicodeScalarView(key.value))
        self.init(.braceOrQuote(text, quoted), range, line: location.line, file)
      }
    } else {
      return nil
    }
  }

  private init(
    _ message: Diagnostic.Message, _ columns: Range<Int>, line: UInt32, _ file: SourceFile
  ) {
    self.message = message
    range = SourceRange(
      file: file.id,
      start: SourceLocation(line: line, column: UInt32(columns.lowerBound) + 1),
      end: SourceLocation(line: line, column: UInt32(columns.upperBound) + 1))
  }
}

extension SourceLines {
  fileprivate func scalars(ofLine number: UInt32) -> [Unicode.Scalar] {
    line(number).characters.flatMap(\.unicodeScalars)
  }
}

extension Diagnostic.Message {
  fileprivate static func quote(_ text: String) -> Self {
    "quote it: \(text)"
  }

  fileprivate static func quoteNumberSign(_ text: String) -> Self {
    "YAML takes ' #' and what follows for a comment; quote it: \(text)"
  }

  fileprivate static func braceOrQuote(_ text: String, _ quoted: String) -> Self {
    "put a mapping into braces, { \(text) }, or on lines of its own; quote a text: \(quoted)"
  }

  fileprivate static func missingBlank(_ name: String) -> Self {
    "a blank is missing behind '\(name):'"
  }

  fileprivate static func missingComma(_ name: String) -> Self {
    "a ',' is missing in front of '\(name)'"
  }
}
