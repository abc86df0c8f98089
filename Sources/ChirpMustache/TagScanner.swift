import ChirpDiagnostics

/// Cuts the bytes of a template into tags and the text between them, line by line.
struct TagScanner {
  enum Piece {
    /// Bytes of one line, with its line break if it ends with them.
    case text(Range<Int>)
    case tag(Tag)
  }

  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = file.textStart
  }

  /// The next piece; nil at the end of the template.
  mutating func next(diagnostics: inout Diagnostics) -> Piece? {
    while position < bytes.count {
      guard bytes[position...].starts(with: opening) else { return .text(text()) }
      if let tag = tag(diagnostics: &diagnostics) {
        return .tag(tag)
      }
    }
    return nil
  }

  /// Reads up to the next tag or the end of the line.
  private mutating func text() -> Range<Int> {
    let start = position
    while position < bytes.count {
      if bytes[position] == ASCII.newline {
        position += 1
        break
      }
      if bytes[position] == opening.first, bytes[position...].starts(with: opening) { break }
      position += 1
    }
    return start..<position
  }

  /// Reads the tag that starts here; nil if it has a fault, which is reported.
  private mutating func tag(diagnostics: inout Diagnostics) -> Tag? {
    let start = position
    let (kind, sigilLength, closing) = form(at: start + opening.count)
    let contentStart = start + opening.count + sigilLength
    guard let contentEnd = firstIndex(of: closing, from: contentStart) else {
      position = bytes.count
      diagnostics.error(
        .unclosedTag(closing: String(decoding: closing, as: UTF8.self)),
        at: file.place(of: start..<start + opening.count))
      return nil
    }
    position = contentEnd + closing.count
    let name = trimmed(contentStart..<contentEnd)
    let tag = Tag(kind: kind, name: name, range: start..<position)
    return accepts(tag, diagnostics: &diagnostics) ? tag : nil
  }

  /// What the byte behind the opening delimiter makes of the tag, whether that byte is a sigil, and
  /// what closes the tag.
  private func form(at index: Int) -> (kind: Tag.Kind, sigilLength: Int, closing: [UInt8]) {
    guard index < bytes.count else { return (.value, 0, closing) }
    return switch bytes[index] {
    case UInt8(ascii: "{"): (.unescapedValue, 1, [UInt8(ascii: "}")] + closing)
    case UInt8(ascii: "="): (.delimiters, 1, [UInt8(ascii: "=")] + closing)
    case UInt8(ascii: "&"): (.unescapedValue, 1, closing)
    case UInt8(ascii: "#"): (.section, 1, closing)
    case UInt8(ascii: "^"): (.invertedSection, 1, closing)
    case UInt8(ascii: ">"): (.partial, 1, closing)
    case UInt8(ascii: "<"): (.parent, 1, closing)
    case UInt8(ascii: "$"): (.block, 1, closing)
    case UInt8(ascii: "/"): (.end, 1, closing)
    case UInt8(ascii: "!"): (.comment, 1, closing)
    default: (.value, 0, closing)
    }
  }

  /// Checks the content of `tag`, and takes the delimiters that it sets.
  private mutating func accepts(_ tag: Tag, diagnostics: inout Diagnostics) -> Bool {
    switch tag.kind {
    case .comment:
      return true
    case .delimiters:
      let delimiters = bytes[tag.name].split(whereSeparator: ASCII.isWhitespace)
      guard delimiters.count == 2, !bytes[tag.name].contains(UInt8(ascii: "=")) else {
        diagnostics.error(.badDelimiters, at: file.place(of: tag.range))
        return false
      }
      opening = Array(delimiters[0])
      closing = Array(delimiters[1])
      return true
    case .value, .unescapedValue, .section, .invertedSection, .partial, .parent, .block, .end:
      guard let fault = fault(inName: tag.name) else { return true }
      diagnostics.error(
        fault, at: file.place(of: tag.name.isEmpty ? tag.range : tag.name))
      return false
    }
  }

  private func fault(inName name: Range<Int>) -> Diagnostic.Message? {
    if name.isEmpty {
      return .missingName
    }
    if bytes[name].contains(where: ASCII.isWhitespace) {
      return .blankInName(String(decoding: bytes[name], as: UTF8.self))
    }
    return nil
  }

  private func firstIndex(of sequence: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + sequence.count <= bytes.count {
      if bytes[index] == sequence.first, bytes[index...].starts(with: sequence) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isPrinted = { (byte: UInt8) in !ASCII.isWhitespace(byte) }
    guard let first = bytes[range].firstIndex(where: isPrinted),
      let last = bytes[range].lastIndex(where: isPrinted)
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}

extension Diagnostic.Message {
  fileprivate static func unclosedTag(closing: String) -> Self {
    "tag is not closed; expected '\(closing)'"
  }

  fileprivate static var badDelimiters: Self {
    "expected two delimiters without '=', as in '{{=<% %>=}}'"
  }

  fileprivate static var missingName: Self {
    "tag has no name"
  }

  fileprivate static func blankInName(_ name: String) -> Self {
    "name '\(name)' contains white space"
  }
}
