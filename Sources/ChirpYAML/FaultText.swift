import ChirpDiagnostics

/// A text in which YAML stops reading, and the place. What is looked at from several sides, it takes
/// apart once: a line may be as long as a file can be.
struct FaultText {
  let file: SourceFile
  let location: SourceLocation
  /// The line that the place is on, without its line break.
  let line: [Unicode.Scalar]
  /// Where in the line the place is.
  let column: Int
  private let lines: SourceLines

  init(_ file: SourceFile, at location: SourceLocation) {
    self.file = file
    self.location = location
    lines = SourceLines(file)
    line = Array(lines.text(ofLine: location.line).unicodeScalars)
    column = min(Int(location.column) - 1, line.count)
  }

  /// The line of that number, counted from 1.
  func line(_ number: UInt32) -> [Unicode.Scalar] {
    number == location.line ? line : Array(lines.text(ofLine: number).unicodeScalars)
  }

  /// Whether nothing stands behind the place.
  var isBlankBehind: Bool {
    file.bytes[lines.offset(of: location, from: nil)...].allSatisfy { byte in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\n")
    }
  }

  /// Whether a bracket that is opened at `opening` should have been closed by the place: nothing
  /// follows, or a line that is indented no more than that of the bracket.
  func isBehindBracket(openedAt opening: SourceLocation) -> Bool {
    if isBlankBehind { return true }
    guard location.line > opening.line else { return false }
    return indentation(ofLine: location.line) <= indentation(ofLine: opening.line)
  }

  private func indentation(ofLine number: UInt32) -> Int {
    let text = lines.text(ofLine: number).unicodeScalars
    let blanks = text.prefix { $0 == " " }
    return blanks.endIndex == text.endIndex ? 0 : blanks.count
  }
}
