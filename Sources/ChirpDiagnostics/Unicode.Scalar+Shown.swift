extension Unicode.Scalar {
  /// Whether a terminal would act on it instead of showing it: controls, line separators, the marks
  /// that change the direction of text, and tags.
  var isUnsafeToShow: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// The scalar itself, or an escape as a Swift string literal has it.
  var shown: String {
    guard isUnsafeToShow else { return String(Character(self)) }
    return switch self {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether a terminal gives it two columns: East Asian wide and full-width forms, and emoji.
  var isWide: Bool {
    switch value {
    case 0...0x10FF: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
