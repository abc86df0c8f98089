/// Reads the parts of a date from a text, byte by byte.
struct DateScanner {
  private var rest: String.UTF8View.Iterator
  private var current: UInt8?

  init(_ text: String) {
    rest = text.utf8.makeIterator()
    current = rest.next()
  }

  var isAtEnd: Bool { current == nil }

  /// Whether the next character is `character`, which is then behind.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else {
      return false
    }
    current = rest.next()
    return true
  }

  /// The number that exactly `count` digits make, which are then behind; nil if there are fewer.
  mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return nil
      }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      current = rest.next()
    }
    return value
  }

  /// The next `count` characters, which are then behind, if all are ASCII letters.
  mutating func letters(_ count: Int) -> String? {
    var letters = ""
    for _ in 0..<count {
      guard let byte = current, Character(Unicode.Scalar(byte)).isLetter, byte < 0x80 else {
        return nil
      }
      letters.unicodeScalars.append(Unicode.Scalar(byte))
      current = rest.next()
    }
    return letters
  }

  /// The ASCII letters up to the next other character or the end, which are then behind.
  mutating func word() -> String {
    var word = ""
    while let letter = letters(1) {
      word += letter
    }
    return word
  }
}
