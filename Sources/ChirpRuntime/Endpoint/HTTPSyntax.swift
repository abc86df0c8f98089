/// The rules of RFC 9110 that keep one part of a request from becoming another.
enum HTTPSyntax {
  /// Whether `text` is a token (RFC 9110 §5.6.2): a legal method or header name.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isTokenCharacter)
  }

  /// Whether `text` can stand as a header's value: no control characters but tabs (RFC 9110 §5.5).
  static func isFieldValue(_ text: String) -> Bool {
    !text.utf8.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }
  }

  private static func isTokenCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
