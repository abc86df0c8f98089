/// Texts that mean harm to whatever puts them into a request, the same in each run.
struct HostileText {
  private static let pieces = [
    "/", "..", ".", "%2e", "%2F", "%", "%00", "?", "#", "&", "=", "+", ";", ",", " ", "  ", "\t",
    "\r\n", "\n", "\r", "\0", "\u{7F}", "\"", "'", "\\", ":", "@", "[", "]", "{", "}", "<", ">",
    "|",
    "^", "`", "~", "*", "X-Injected: 1", "\r\nX-Injected: 1\r\n\r\n", "--", "\r\n--", "name=\"x\"",
    "filename=", "é", "e\u{301}", "ß", "日本", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}", "\u{85}", "\u{2028}",
    "\u{FFFD}", "a", "Z", "0", "http://h/", "//h", "://",
  ]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The next text: of up to eight pieces, some of any characters at all.
  mutating func next() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        text.unicodeScalars.append(anyScalar())
      } else {
        text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
    }
    return text
  }

  private mutating func anyScalar() -> Unicode.Scalar {
    let isPlain = Bool.random(using: &random)
    let number = UInt32.random(in: 0..<(isPlain ? 0x80 : 0x11_0000), using: &random)
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }
}
