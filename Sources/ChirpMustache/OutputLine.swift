/// A line of the output, without its line break.
struct OutputLine {
  /// The bytes from the start of the line.
  let range: Range<Int>
  /// The bytes behind the blanks at its start.
  let content: Range<Int>
  /// The line break; empty behind the last line if the output does not end with one.
  let lineBreak: Range<Int>

  /// The line that starts at `start`.
  init(in bytes: [UInt8], at start: Int) {
    let newline = bytes[start...].firstIndex(of: ASCII.newline)
    var end = newline ?? bytes.count
    if newline != nil, end > start, bytes[end - 1] == ASCII.carriageReturn {
      end -= 1
    }
    var contentStart = start
    while contentStart < end, ASCII.isBlank(bytes[contentStart]) {
      contentStart += 1
    }
    range = start..<end
    content = contentStart..<end
    lineBreak = end..<(newline.map { $0 + 1 } ?? end)
  }
}
