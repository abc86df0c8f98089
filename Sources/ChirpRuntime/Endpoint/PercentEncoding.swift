/// Percent-encoding of UTF-8 text (RFC 3986 §2.1), written here because Foundation's query items
/// leave `+` and `;` as they are and its paths leave much more.
enum PercentEncoding {
  /// `text` with everything but unreserved characters (RFC 3986 §2.3) encoded.
  static func component(_ text: String) -> String {
    encoded(text) { isUnreserved($0) }
  }

  /// `text` as the path of a URL (RFC 3986 §3.3): what may stand in a path is left as it is, escapes
  /// that are already there included, and the rest is encoded.
  static func path(_ text: String) -> String {
    if text.utf8.allSatisfy(isPathCharacter) {
      return text
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if isPathCharacter(byte) || (byte == UInt8(ascii: "%") && isEscape(bytes, at: index)) {
        result.append(byte)
      } else {
        appendEscape(of: byte, to: &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `text` as a name or a value of `application/x-www-form-urlencoded` (WHATWG URL §5.2).
  static func formComponent(_ text: String) -> String {
    encoded(text) { byte in
      switch byte {
      case UInt8(ascii: " "): true
      case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
      default: isAlphanumeric(byte)
      }
    }
    .replacing(" ", with: "+")
  }

  private static func encoded(_ text: String, leaving isLeft: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isLeft) {
      return text
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      if isLeft(byte) {
        result.append(byte)
      } else {
        appendEscape(of: byte, to: &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func appendEscape(of byte: UInt8, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "%"))
    result.append(hexadecimalDigit(byte >> 4))
    result.append(hexadecimalDigit(byte & 0xF))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      false
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isAlphanumeric(byte)
    }
  }

  /// An unreserved character, a sub-delimiter, `:`, `@` or `/`.
  private static func isPathCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: ","),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default:
      isUnreserved(byte)
    }
  }

  private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 2 < bytes.count && isHexadecimalDigit(bytes[index + 1])
      && isHexadecimalDigit(bytes[index + 2])
  }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default:
      false
    }
  }
}
