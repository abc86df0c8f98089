import ChirpDiagnostics

/// Reads a template as tokens, and applies the rule of Mustache for tags that stand alone: the line
/// of a tag that prints nothing itself, with nothing but blanks around it, is not printed.
///
/// Several tags stand alone in a line together if all of them open parents or blocks, or close
/// something.
struct Tokenizer {
  private let bytes: [UInt8]
  private var scanner: TagScanner
  private var tokens: [Token] = []
  /// The index of the first token of the line that is being read.
  private var lineStart = 0

  init(_ file: SourceFile) {
    bytes = file.bytes
    scanner = TagScanner(file)
  }

  mutating func tokenize(diagnostics: inout Diagnostics) -> [Token] {
    while let piece = scanner.next(diagnostics: &diagnostics) {
      switch piece {
      case .text(let range):
        tokens.append(.text(range, startsLine: false))
        if bytes[range.upperBound - 1] == ASCII.newline {
          finishLine()
        }
      case .tag(let tag):
        tokens.append(.tag(tag))
      }
    }
    finishLine()
    return tokens
  }

  private mutating func finishLine() {
    if isUnprinted(tokens[lineStart...]) {
      dropText()
    } else {
      markStart()
    }
    lineStart = tokens.count
  }

  private func isUnprinted(_ line: ArraySlice<Token>) -> Bool {
    var tagCount = 0
    var canShareLine = true
    for token in line {
      switch token {
      case .text(let range, _):
        guard bytes[range].allSatisfy(ASCII.isWhitespace) else { return false }
      case .tag(let tag):
        tagCount += 1
        switch tag.kind {
        case .value, .unescapedValue: return false
        case .section, .invertedSection, .partial, .comment, .delimiters: canShareLine = false
        case .parent, .block, .end: break
        }
      }
    }
    return tagCount == 1 || (tagCount > 1 && canShareLine)
  }

  /// Leaves only the tags of a line of which nothing is printed.
  private mutating func dropText() {
    let lineBreak = lineBreak(of: tokens[lineStart...])
    var tags: [Token] = []
    var indentation: Range<Int>?
    for token in tokens[lineStart...] {
      switch token {
      case .text(let range, _):
        indentation = indentation ?? range
      case .tag(var tag):
        let start = tag.range.lowerBound
        tag.standing = .alone(
          indentation: indentation ?? start..<start, lineBreak: lineBreak)
        indentation = start..<start
        tags.append(.tag(tag))
      }
    }
    tokens.replaceSubrange(lineStart..., with: tags)
  }

  private func lineBreak(of line: ArraySlice<Token>) -> Range<Int> {
    guard case .text(let range, _)? = line.last else { return bytes.count..<bytes.count }
    let blanks = bytes[range].prefix(while: ASCII.isBlank).count
    return range.dropFirst(blanks)
  }

  /// Marks where a line starts that is printed.
  private mutating func markStart() {
    guard lineStart < tokens.count else { return }
    switch tokens[lineStart] {
    case .text(let range, _):
      tokens[lineStart] = .text(range, startsLine: !bytes.isLineBreak(at: range.lowerBound))
    case .tag(let tag):
      let start = tag.range.lowerBound
      tokens.insert(.text(start..<start, startsLine: true), at: lineStart)
    }
  }
}
