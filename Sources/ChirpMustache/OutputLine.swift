/// A line of the output, without its line break.
struct OutputLine {
  /// The bytes from the start of the line.
  let range: Range<Int>
  /// The bytes behind the blanks at its start.
  let content: Range<Int>
  /// The line break; empty behind the last line if the output does not end with one.
  let lineBreak: Range<Int>

  /// The line that starts at `start`.
  init(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var end = start
    while end < bytes.count, bytes[end] != ASCII.newline {
      end += 1
    }
    let next = min(end + 1, bytes.count)
    if end < bytes.count, end > start, bytes[end - 1] == ASCII.carriageReturn {
      end -= 1
    }
    var contentStart = start
    while contentStart < end, ASCII.isBlank(bytes[contentStart]) {
      contentStart += 1
    }
    range = start..<end
    content = contentStart..<end
    lineBreak = end..<next
  }
}
