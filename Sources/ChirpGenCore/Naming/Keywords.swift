/// The reserved words of Swift (The Swift Programming Language, Lexical Structure).
enum Keywords {
  private static let words: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  static func contains(_ word: String) -> Bool {
    word.utf8.count <= 15 && words.contains(word)
  }

  /// `name` as it is declared: in backticks if it is a keyword. A parameter called `self` would hide
  /// the value that it is to be stored in, so that one becomes `_self`.
  static func escaped(_ name: String) -> String {
    guard contains(name) else { return name }
    return name == "self" ? "_self" : "`\(name)`"
  }

  /// The declared name `name` as it is written behind a dot, where only `init` needs backticks.
  static func behindDot(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "`") else { return name }
    let bare = String(name.dropFirst().dropLast())
    return bare == "init" ? name : bare
  }
}
