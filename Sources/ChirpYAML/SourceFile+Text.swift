import ChirpDiagnostics

extension SourceFile {
  /// The bytes of the byte order mark that the file begins with, if it does.
  var byteOrderMarkCount: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var startOfText: SourceRange {
    range(at: SourceLocation(line: 1, column: 1))
  }

  /// An empty range.
  func range(at location: SourceLocation) -> SourceRange {
    SourceRange(file: id, start: location, end: location)
  }

  /// The place of the byte at `offset`, which need not be in valid UTF-8.
  func location(ofByte offset: Int) -> SourceLocation {
    var location = SourceLocation(line: 1, column: 1)
    for index in byteOrderMarkCount..<max(byteOrderMarkCount, min(offset, bytes.count)) {
      switch bytes[index] {
      case UInt8(ascii: "\r") where bytes[(index + 1)...].first == UInt8(ascii: "\n"):
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        location = SourceLocation(line: location.line + 1, column: 1)
      case 0x80...0xBF:
        continue
      default:
        location.column += 1
      }
    }
    return location
  }

  /// Refuses what is too large, or no text in UTF-8, in front of the parser. Bytes that are not
  /// valid in UTF-8 are found by the parser on its way.
  func checkText(_ limits: Limits) throws(Fault) {
    guard bytes.count <= limits.bytes else {
      throw Fault(message: .tooLarge(bytes.count, limits.bytes), range: startOfText)
    }
    if let encoding = otherEncoding {
      throw Fault(
        message: .encoding(encoding), range: startOfText, notes: [.init(.saveAsUTF8)])
    }
    // Longer than any header of a binary format that would have no NUL.
    if let offset = bytes.prefix(1024).firstIndex(of: 0) {
      throw Fault(message: .notText, range: range(at: location(ofByte: offset)))
    }
    if let offset = offsetOfDirective(behind: limits.directives) {
      throw Fault(
        message: .tooManyDirectives(limits.directives), range: range(at: location(ofByte: offset)))
    }
  }

  /// The encoding that the first bytes speak of, if that is not UTF-8: a byte order mark, or an
  /// ASCII character of two bytes.
  private var otherEncoding: String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let hasWideCharacter = bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
    return hasMark || hasWideCharacter ? "UTF-16" : nil
  }

  /// The first line that begins with `%` behind `count` others.
  private func offsetOfDirective(behind count: Int) -> Int? {
    var remaining = count
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "%"), offset == 0 || bytes[offset - 1].isLineBreak {
          remaining -= 1
          if remaining < 0 { return offset }
        }
        offset += 1
      }
      return nil
    }
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLarge(_ count: Int, _ limit: Int) -> Self {
    "the file has \(count) bytes, and at most \(limit) are read"
  }

  fileprivate static func encoding(_ name: String) -> Self {
    "the file is in \(name), and only UTF-8 is read"
  }

  static let saveAsUTF8: Self = "save it as UTF-8"

  fileprivate static let notText: Self = "this is not a text file"

  fileprivate static func tooManyDirectives(_ limit: Int) -> Self {
    "more than \(limit) lines begin with '%'"
  }
}
