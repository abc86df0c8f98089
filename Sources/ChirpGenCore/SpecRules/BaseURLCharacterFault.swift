import ChirpDiagnostics

/// A character that no base URL has, and what to write in its place.
struct BaseURLCharacterFault {
  let message: Diagnostic.Message
  let remedy: Diagnostic.Message

  /// The first in a host: a blank, a control character, or one beyond ASCII.
  static func first(inHost host: String) -> Self? {
    host.lazy.compactMap { Self($0, isInHost: true) }.first
  }

  /// The first in a path: one that is neither unreserved nor a sub-delimiter, or a `%` that begins no
  /// percent-encoded byte (RFC 3986, section 3.3).
  static func first(inPath path: String) -> Self? {
    let characters = Array(path)
    return characters.indices.lazy.compactMap { index in
      guard characters[index] == "%" else { return Self(characters[index], isInHost: false) }
      let digits = characters[index...].dropFirst().prefix(2)
      let isByte = digits.count == 2 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
      return isByte ? nil : Self(message: .percentSign, remedy: .encodedPercentSign)
    }.first
  }

  private init(message: Diagnostic.Message, remedy: Diagnostic.Message) {
    self.message = message
    self.remedy = remedy
  }

  private init?(_ character: Character, isInHost: Bool) {
    guard let first = character.unicodeScalars.first else { return nil }
    switch first.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      self.init(message: .blank, remedy: isInHost ? .delete : .encodedBlank)
    case .control, .format:
      self.init(message: .control(Self.hexadecimal(first.value, digits: 4)), remedy: .delete)
    default:
      let remedy = isInHost ? .punycode : Diagnostic.Message.encoded(Self.encoded(character))
      if !character.isASCII {
        self.init(message: .notASCII(character), remedy: remedy)
      } else if !isInHost, !Self.isOfPath(character) {
        self.init(message: .illegal(character), remedy: remedy)
      } else {
        return nil
      }
    }
  }

  private static func isOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-._~!$&'()*+,;=:@/".contains(character)
  }

  private static func encoded(_ character: Character) -> String {
    character.utf8.map { "%\(hexadecimal(UInt32($0), digits: 2))" }.joined()
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Diagnostic.Message {
  fileprivate static let blank: Self = "a base URL has no blanks"
  fileprivate static let encodedBlank: Self = "a blank in a path is written '%20'"
  fileprivate static let delete: Self = "delete it"
  fileprivate static let punycode: Self = "write the host in punycode: 'xn--…'"
  fileprivate static let encodedPercentSign: Self = "a '%' itself is written '%25'"
  fileprivate static let percentSign: Self = """
    a base URL has '%' only in front of two hexadecimal digits
    """

  fileprivate static func control(_ code: String) -> Self {
    "a base URL has no control characters, and U+\(code) is one"
  }

  fileprivate static func notASCII(_ character: Character) -> Self {
    "a base URL has ASCII characters alone, and '\(String(character))' is none"
  }

  fileprivate static func illegal(_ character: Character) -> Self {
    "a base URL has no '\(String(character))'"
  }

  fileprivate static func encoded(_ text: String) -> Self {
    "percent-encode it: '\(text)'"
  }
}
