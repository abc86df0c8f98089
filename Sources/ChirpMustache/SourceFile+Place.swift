import ChirpDiagnostics

extension SourceFile {
  /// The offset of the first byte behind a byte order mark.
  var textStart: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The place of a stretch of the file's bytes. It is counted from the start of the file: places
  /// are asked for only where something is wrong.
  func place(of range: Range<Int>) -> SourceRange {
    let start = location(
      of: range.lowerBound, from: textStart, at: SourceLocation(line: 1, column: 1))
    let end = location(of: range.upperBound, from: range.lowerBound, at: start)
    return SourceRange(file: id, start: start, end: end)
  }

  /// The location of the byte at `offset`, counted on from one that is known.
  private func location(
    of offset: Int, from known: Int, at location: SourceLocation
  ) -> SourceLocation {
    var location = location
    for index in known..<max(known, offset) {
      let byte = bytes[index]
      let isContinuation = byte & 0b1100_0000 == 0b1000_0000
      let isHalfOfBreak =
        byte == ASCII.carriageReturn && index + 1 < bytes.count
        && bytes[index + 1] == ASCII.newline
      if byte == ASCII.newline || (byte == ASCII.carriageReturn && !isHalfOfBreak) {
        location = SourceLocation(line: location.line + 1, column: 1)
      } else if !isContinuation {
        location.column += 1
      }
    }
    return location
  }
}
