extension [UInt8] {
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a part of `bytes` at once: of a slice, each byte would be copied by itself.
  mutating func append(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
  }

  /// Appends `text` with entities for the characters that HTML reserves.
  mutating func appendEscapingHTML(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: append(byte)
      }
    }
  }
}
