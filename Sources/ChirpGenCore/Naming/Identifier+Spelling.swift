/// Names for texts that letters alone do not tell apart.
extension Identifier {
  /// `wire` as it is, where Swift's style allows that: no `_` but one in front, which is added to a
  /// capital.
  static func verbatim(_ wire: String) -> String? {
    guard isIdentifier(wire), !wire.dropFirst().contains("_") else { return nil }
    return beginsWithCapital(wire) ? "_\(wire)" : wire
  }

  /// `wire` with everything in words that is neither letter nor digit: `-type` → `dashType`, `+` →
  /// `plus`, an emoji by its name in Unicode. nil if that is too long to be read.
  static func spelled(_ wire: String) -> String? {
    if wire.isEmpty { return "empty" }
    var words: [String] = []
    var word = ""
    for scalar in wire.unicodeScalars {
      if scalar != "_", isIdentifier("a\(scalar)") {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      words += self.words(for: scalar)
    }
    if !word.isEmpty { words.append(word) }
    guard words.count <= 12, let head = words.first else { return nil }
    let tail = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = head + tail.joined()
    return isIdentifier(name) && !beginsWithCapital(name) ? name : "_\(name)"
  }

  private static func beginsWithCapital(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// How far `wire` is from being `name` itself: the letters that are not the same at their place.
  static func distance(of wire: String, from name: String) -> Int {
    let (left, right) = (wire.unicodeScalars, name.unicodeScalars)
    let changed = zip(left, right).count { $0 != $1 }
    return changed + abs(left.count - right.count)
  }

  private static func words(for scalar: Unicode.Scalar) -> [String] {
    if let word = symbols[scalar] { return [word] }
    guard let name = scalar.properties.name else {
      return ["u\(String(scalar.value, radix: 16, uppercase: true))"]
    }
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static let symbols: [Unicode.Scalar: String] = [
    " ": "space", "!": "bang", "\"": "quote", "#": "hash", "$": "dollar", "%": "percent",
    "&": "and",
    "'": "apostrophe", "*": "star", "+": "plus", ",": "comma", "-": "dash", ".": "dot",
    "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equals", ">": "greater",
    "?": "question", "@": "at", "\\": "backslash", "^": "caret", "_": "underscore", "`": "backtick",
    "|": "pipe", "~": "tilde",
  ]
}
