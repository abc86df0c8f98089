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
    guard number >= 1, number <= starts.count else { return SourceLine("") }
    let start = starts[Int(number) - 1]
    var end = number < starts.count ? starts[Int(number)] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return SourceLine(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// The column of `location` in characters, counted from 1, as an editor shows it.
  package func column(of location: SourceLocation) -> Int {
    line(location.line).index(ofColumn: location.column) + 1
  }
}
