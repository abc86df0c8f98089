import ChirpDiagnostics

/// What was probably meant where YAML stops reading: a text that needs quotes, or a blank or a comma
/// that is missing.
struct SyntaxHint {
  let message: Diagnostic.Message
  let range: SourceRange

  /// Lines above the fault in which its cause is looked for.
  private static let searchedLines: UInt32 = 100

  /// - Parameter location: Where the fault is noticed.
  init?(for fault: SyntaxFault, in text: FaultText) {
    let (line, column, number) = (text.line, text.column, text.location.line)
    if let quoted = QuotedExpression(in: line, around: column) {
      self.init(.quote(quoted.text), quoted.range, line: number, text.file)
      return
    }
    switch fault.problem {
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      self.init(inBrackets: fault, text)
    case "mapping values are not allowed in this context":
      self.init(inBlock: text)
    case "did not find expected key":
      guard let quoted = QuotedText(in: line, quotedBefore: column) else { return nil }
      self.init(.quote(quoted.text), quoted.range, line: number, text.file)
    case "could not find expected ':'":
      let place = fault.contextLocation
      guard let key = TightKey(in: text.line(place.line)),
        key.range.lowerBound == Int(place.column) - 1
      else { return nil }
      self.init(.missingBlank(key.name), key.range, line: place.line, text.file)
    default: return nil
    }
  }

  private init?(inBrackets fault: SyntaxFault, _ text: FaultText) {
    let (line, column, number) = (text.line, text.column, text.location.line)
    let opening = fault.contextLocation
    let quoted =
      QuotedText(in: line, continuedAt: column) ?? QuotedText(in: line, quotedBefore: column)
    if let quoted {
      self.init(.quote(quoted.text), quoted.range, line: number, text.file)
    } else if let key = SecondKey(in: line, before: column), key.isBehindValue {
      self.init(.missingComma(key.name), key.range, line: number, text.file)
    } else if let hint = Self(behind: opening, text) {
      self = hint
    } else if !text.isBehindBracket(openedAt: opening),
      let key = SecondKey(beginning: line, at: column)
    {
      self.init(.missingComma(key.name), key.range, line: number, text.file)
    } else {
      return nil
    }
  }

  /// A comment that takes the end of a bracket with it, or stands where a value is due.
  private init?(behind opening: SourceLocation, _ text: FaultText) {
    let last = text.location.line
    let first = max(opening.line, last - min(last, Self.searchedLines))
    for number in first...max(first, last) {
      let line = text.line(number)
      let start = number == opening.line ? Int(opening.column) : 0
      if let quoted = QuotedText(in: line, cutBehind: start) {
        self.init(.quoteNumberSign(quoted.text), quoted.range, line: number, text.file)
        return
      }
    }
    return nil
  }

  private init?(inBlock text: FaultText) {
    let (line, number) = (text.line, text.location.line)
    let above = max(number, 2) - 1
    if let key = TightKey(in: text.line(above)),
      let start = line.firstIndex(where: { $0 != " " }), key.range.lowerBound <= start
    {
      self.init(.missingBlank(key.name), key.range, line: above, text.file)
    } else if let key = SecondKey(in: line, before: text.column) {
      let range = key.value.startIndex..<key.value.endIndex
      let quoted = QuotedText.quoted(key.value)
      if key.isBehindValue {
        self.init(.quote(quoted), range, line: number, text.file)
      } else {
        let value = String(String.UnicodeScalarView(key.value))
        self.init(.braceOrQuote(value, quoted), range, line: number, text.file)
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
