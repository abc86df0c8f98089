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

  /// Words that Swift takes for modifiers, or more, where a statement begins with them.
  private static let contextual: Set<String> = [
    "actor", "any", "async", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
    "distributed", "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
    "prefix", "required", "sending", "some", "then", "unowned", "unsafe", "weak", "yield",
  ]

  /// Whether a statement cannot begin with `name` as a name.
  static func isContextual(_ name: String) -> Bool {
    contextual.contains(name)
  }

  static func contains(_ word: String) -> Bool {
    word.utf8.count <= 15 && words.contains(word)
  }

  /// `name`, but for `self`: it would hide the value that a parameter is to be stored in, and `.self`
  /// behind a type is the type, so that one becomes `_self`.
  static func visible(_ name: String) -> String {
    name == "self" ? "_self" : name
  }

  /// `name` as it is declared: in backticks if it is a keyword.
  static func escaped(_ name: String) -> String {
    let name = visible(name)
    return contains(name) ? "`\(name)`" : name
  }

  /// `name` as a type is declared by it: `X.Type` and `X.Protocol` have a meaning of their own.
  static func escapedType(_ name: String) -> String {
    isTypeKeyword(name) ? "`\(name)`" : name
  }

  static func isTypeKeyword(_ name: String) -> Bool {
    contains(name) || name == "Type" || name == "Protocol"
  }

  /// The declared name `name` as it is written in front of an argument, where only `inout` needs
  /// backticks.
  static func label(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "`") else { return name }
    return name == "`inout`" ? name : String(name.dropFirst().dropLast())
  }

  /// The declared name `name` as it is written behind a dot, where only `init` needs backticks.
  static func behindDot(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "`") else { return name }
    let bare = String(name.dropFirst().dropLast())
    return bare == "init" ? name : bare
  }
}
