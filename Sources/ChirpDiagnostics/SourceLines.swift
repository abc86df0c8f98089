/// The lines of a file as an editor counts them: a line ends at LF, CR LF or CR, and a byte order
/// mark belongs to none.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    file.bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        switch bytes[offset] {
        case UInt8(ascii: "\n"):
          starts.append(offset + 1)
        case UInt8(ascii: "\r"):
          let isHalfOfBreak = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
          if !isHalfOfBreak { starts.append(offset + 1) }
        default:
          continue
        }
      }
    }
    self.starts = starts
  }

  /// The line of that number, counted from 1; an empty one if the file has fewer lines.
  package func line(_ number: UInt32) -> SourceLine {
    SourceLine(text(ofLine: number))
  }

  /// The text of that line.
  package func text(ofLine number: UInt32) -> String {
    guard number >= 1, number <= starts.count else { return "" }
    let start = starts[Int(number) - 1]
    var end = number < starts.count ? starts[Int(number)] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The offset of `location` in bytes; that of the line's end if it lies behind that.
  ///
  /// - Parameter known: A place on the same line. If it lies in front of `location`, it is counted
  ///   from there.
  package func offset(of location: SourceLocation, from known: (column: UInt32, offset: Int)?)
    -> Int
  {
    guard location.line >= 1, location.line <= starts.count else { return bytes.count }
    var column: UInt32 = 1
    var offset = starts[Int(location.line) - 1]
    if let known, known.column <= location.column { (column, offset) = known }
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    while column < location.column, offset < bytes.count, !isBreak(bytes[offset]) {
      offset += 1
      // Bytes 0b10xx_xxxx continue a scalar.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The column of `location` in characters, counted from 1, as an editor shows it.
  package func column(of location: SourceLocation) -> Int {
    line(location.line).index(ofColumn: location.column) + 1
  }
}
