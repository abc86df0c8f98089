/// Texts of the spec as Swift string literals.
enum StringLiteral {
  /// A literal whose value is `text`, byte for byte, and in which nothing interpolates.
  static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// `text` as it stands between quotation marks.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // Of these alone Swift takes no escape.
      case _ where 0xFDD0...0xFDEF ~= scalar.value: literal.unicodeScalars.append(scalar)
      case _ where isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether a reader of the source could not see `scalar`, or would be misled by it.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .nonspacingMark, .enclosingMark:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
