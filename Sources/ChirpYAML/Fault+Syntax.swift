import ChirpDiagnostics

extension Fault {
  /// What libyaml found, in the words of this project, with the place at which what it was reading
  /// began.
  init(_ fault: SyntaxFault, in file: SourceFile) {
    switch fault.place {
    case .byte(let offset, let value):
      self.init(unreadable: fault, value: value, at: offset + file.byteOrderMarkCount, in: file)
    case .location(let location) where fault.isOfItsContext:
      self.init(
        message: fault.words, range: file.range(at: fault.contextLocation),
        notes: Self.hint(for: fault, in: FaultText(file, at: location)).map { [$0] } ?? [])
    case .location(let location):
      self.init(stopped: fault, in: FaultText(file, at: location))
    }
  }

  private init(
    unreadable fault: SyntaxFault, value: UInt32?, at offset: Int, in file: SourceFile
  ) {
    let range = file.range(at: file.location(ofByte: offset))
    if let value, fault.problem == "control characters are not allowed" {
      self.init(message: .notPrintable(value), range: range, notes: [.init(.escape(value))])
    } else {
      self.init(
        message: .notUTF8(fault.problem, value), range: range, notes: [.init(.saveAsUTF8)])
    }
  }

  private init(stopped fault: SyntaxFault, in text: FaultText) {
    let (file, location, line, column) = (text.file, text.location, text.line, text.column)
    message = fault.words
    range = file.range(at: location)
    notes = []
    var advice = fault.advice

    switch fault.problem {
    case "found character that cannot start any token" where line[column...].first != "\t":
      message = line[column...].first.map { .cannotBegin(with: $0) } ?? message
      advice = .quoteText(QuotedText(in: line, beginningAt: column).text)
    case "did not find expected key" where line[..<column].contains { $0 != " " }:
      message = .cannotFollow
      if line[column] == "," { advice = .comma }
    case "did not find expected ',' or '}'"
    where text.isBehindBracket(openedAt: fault.contextLocation):
      (message, range) = (.notClosed("{"), file.range(at: fault.contextLocation))
    case "did not find expected ',' or ']'"
    where text.isBehindBracket(openedAt: fault.contextLocation):
      (message, range) = (.notClosed("["), file.range(at: fault.contextLocation))
    default:
      break
    }
    if let hint = Self.hint(for: fault, in: text) {
      notes.append(hint)
    } else if let advice {
      notes.append(.init(advice))
    }
    if let beginning = fault.beginning, fault.contextLocation != range.start {
      notes.append(.init(beginning, at: file.range(at: fault.contextLocation)))
    } else if range.start != location, !text.isBlankBehind {
      notes.append(.init(.stillOpen, at: file.range(at: location)))
    }
  }

  private static func hint(for fault: SyntaxFault, in text: FaultText) -> Diagnostic.Note? {
    SyntaxHint(for: fault, in: text).map { .init($0.message, at: $0.range) }
  }
}

extension Diagnostic.Message {
  fileprivate static func cannotBegin(with character: Unicode.Scalar) -> Self {
    "a text without quotes cannot begin with '\(character)'"
  }

  fileprivate static func quoteText(_ quoted: String) -> Self {
    "quote the text: \(quoted)"
  }

  fileprivate static let comma: Self = "a ',' parts entries in braces or brackets alone"

  fileprivate static func notClosed(_ bracket: String) -> Self {
    "this '\(bracket)' is not closed"
  }

  fileprivate static let stillOpen: Self = "it is still open here"

  fileprivate static let cannotFollow: Self = "this cannot follow the value in front of it"

  fileprivate static func notUTF8(_ problem: String, _ value: UInt32?) -> Self {
    let shown = value.map { " (0x\(hexadecimal($0, digits: 2)))" } ?? ""
    return "this is not text in UTF-8: \(problem)\(shown)"
  }

  fileprivate static func notPrintable(_ value: UInt32) -> Self {
    "the character U+\(hexadecimal(value, digits: 4)) is not allowed in a file"
  }

  fileprivate static func escape(_ value: UInt32) -> Self {
    value <= 0xFFFF
      ? "write it as \"\\u\(hexadecimal(value, digits: 4))\", in double quotes"
      : "write it as \"\\U\(hexadecimal(value, digits: 8))\", in double quotes"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
