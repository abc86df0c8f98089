import ChirpDiagnostics

/// Where a text has line breaks that count for libyaml alone: it ends a line at NEL, LS and PS too,
/// as YAML 1.1 had it. Editors do not, and YAML 1.2 does not.
struct EditorLines {
  private struct Break {
    /// The number of scalars up to and with the break.
    var end: Int
    /// The number of scalars in front of the editor's line that the break is on.
    var lineStart: Int
  }

  private let breaks: [Break]

  /// nil if `text` has no such line break, as nearly all texts.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var breaks: [Break] = []
    var scalars = 0
    var lineStart = 0
    for offset in text.indices {
      let byte = text[offset]
      // Bytes 0b10xx_xxxx continue a scalar.
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lineStart = scalars
      } else if byte & 0xC0 == 0x80, Self.isBreak(text, lastByteAt: offset) {
        breaks.append(Break(end: scalars, lineStart: lineStart))
      }
    }
    guard !breaks.isEmpty else { return nil }
    self.breaks = breaks
  }

  /// The place of a mark of libyaml, which counts from 0.
  func location(index: Int, line: Int, column: Int) -> SourceLocation {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    // A mark at the column at which it would be behind the last break is on that break's line.
    let isBehindBreak = low > 0 && index - column == breaks[low - 1].end
    let editorColumn = isBehindBreak ? index - breaks[low - 1].lineStart : column
    return SourceLocation(
      line: UInt32(truncatingIfNeeded: line - low + 1),
      column: UInt32(truncatingIfNeeded: editorColumn + 1))
  }

  private static func isBreak(_ text: UnsafeBufferPointer<UInt8>, lastByteAt offset: Int) -> Bool {
    switch text[offset] {
    case 0x85:
      offset >= 1 && text[offset - 1] == 0xC2
    case 0xA8, 0xA9:
      offset >= 2 && text[offset - 1] == 0x80 && text[offset - 2] == 0xE2
    default: false
    }
  }
}
