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

  /// Whether the header called `name` follows from the rest of the request, and would change its
  /// meaning if it did not fit it (RFC 9112 §6.3, RFC 9110 §7.2).
  static func isReserved(_ name: String) -> Bool {
    ["host", "content-length", "transfer-encoding"].contains(name.lowercased())
  }

  /// Whether `text` can stand as the value of a cookie (RFC 6265 §4.1.1), in quotes or not.
  static func isCookieValue(_ text: String) -> Bool {
    let isQuoted = text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    let octets = isQuoted ? text.dropFirst().dropLast() : text[...]
    return octets.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\",;\\".utf8.contains($0) }
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
