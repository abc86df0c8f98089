/// Texts that could become something else where they are not handled as text.
enum HostileText {
  /// What stands in a text, so that it is found where it does not belong.
  enum Mark: String, CaseIterable {
    /// In what becomes a name.
    case name = "zqx"
    /// In what becomes a literal.
    case literal = "zlt"
    /// In what becomes a comment.
    case remark = "zrm"
  }

  /// U+FDD0, of which Swift takes no escape.
  private static let nonCharacter = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

  /// What ends a literal or a comment, interpolates, breaks a line, turns the direction of text, or
  /// cannot be seen.
  private static let pieces = [
    "\"", "'", "`", "\\", "\\\\", "\\\"", "\\(zqx())", "\\n", "\\u{41}", "\"\"\"", "#\"", "\"#",
    "\\#(zqx)", "*/", "/*", "//", "///", "\n", "\r", "\r\n", "\n\n", "\u{85}", "\u{2028}",
    "\u{2029}", "\u{0B}", "\u{0C}", "\0", "\t", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{202E}",
    "\u{202C}", "\u{2066}", "\u{200F}", "e\u{301}", "\u{301}", "é", "ß", "İ", "👩\u{200D}👧",
    "❤\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "\u{FEFF}", "\u{200B}", "\u{AD}", nonCharacter, "\u{FFFF}",
    "\u{10FFFF}", "\u{E000}", "\u{3000}", "\u{A0}", "${zqx}", "$(zqx)", "{{zqx}}", "{{{zqx}}}",
    "}}", "{", "}", "(", ")", ");zqx();(", "]", "[", "<", ">", "&", "%", "%22", "%@", "- ", ": ",
    "? ", " #", "#if", "#endif", "@", "!", "|", "=", ",", ";", "\"; import zqx; \"",
    "\n}\nfunc zqx() {", "null", "true", "~", "no", "1.10", "010", "0x1F", "1e5", "2024-01-01",
    "class", "init", "self", "../", "/etc/passwd", "..", "名前", "a", "word ", "-1", "_", " ",
  ]

  /// A text of some pieces, with the mark in it.
  static func text(_ mark: Mark, _ random: inout SeededGenerator) -> String {
    if random.happens(1) { return String(repeating: "\(mark.rawValue) \"\\", count: 2_000) }
    let position = random.number(below: 4)
    var text = ""
    for index in 0...random.number(below: 6) {
      if index == position { text += mark.rawValue }
      text += random.element(of: pieces).replacing(Mark.name.rawValue, with: mark.rawValue)
    }
    return text.contains(mark.rawValue) ? text : text + mark.rawValue
  }

  /// A text of which a name can be made: none other has the number `number`.
  static func name(_ number: Int, _ random: inout SeededGenerator) -> String {
    let decoration = random.happens(40) ? random.element(of: pieces) : ""
    let word = random.element(of: words)
    return random.happens(50) ? "\(word)\(decoration)x\(number)" : "\(word)x\(number)\(decoration)"
  }

  private static let words = [
    "name", "user_id", "Größe", "名前", "2fa", "HTTPCode", "created_at", "@type", "$ref", "SHOUTED",
    "a-b", "+1", "x.y", "ünï", "\"q\"", "\\(zqx)", "*/", "é", "URL", "i", "İ", "-1", "ǆ", "ﬁ",
  ]

  /// What types can be renamed to, though no spec can call one so, or the output means something else
  /// by it.
  static let renames = [
    "String", "Int", "Bool", "Date", "URL", "UUID", "Data", "JSON", "Day", "File", "Patch",
    "Optional", "Array", "Any", "Self", "Type", "Encoder", "Error", "Endpoint", "Sendable",
  ]

  /// Of files in the folder of a spec, and in folders in that.
  static let paths = [
    "more.yaml", "types/a.yaml", "types/b.yaml", "b c/é.yml", "deep/er/x.yaml", "\"q\".yaml",
    "..a.yaml", "$(zqx).yaml", "-o", "a: b, [c].yaml", "#.yaml",
  ]

  /// Names that the output uses itself, so that most are refused.
  static let reserved = [
    "init", "hashValue", "rawValue", "Swift", "Foundation", "ChirpRuntime", "unrecognized", "Any",
    "Self", "Encoder", "Indirect", "RetryPolicy", "EndpointPolicies", "API",
  ]

  /// Words of Swift, and names that the output uses beside others.
  static let members = [
    "self", "class", "protocol", "Type", "Protocol", "throw", "throws", "in", "default",
    "object", "decoder", "encoder", "encode", "to", "from", "hash", "hasher", "super",
    "id", "path", "query", "method", "body", "headers", "url", "endpoint", "errors", "value",
    "values", "reader", "writer", "container", "key", "lhs", "rhs", "some", "none", "any", "actor",
    "async", "await", "nil", "true", "false", "is", "as", "try", "var", "let", "func", "get", "set",
    "where", "while", "repeat", "import", "open", "public", "nonisolated", "isolated", "sending",
    "borrowing", "consuming", "inout", "static", "subscript", "operator", "extension", "enum",
    "struct", "case", "switch", "text", "data", "error", "result", "response", "request", "client",
    "count", "description", "wrapped", "policies", "authentication",
    "queryItems", "multipart", "form", "dates", "page", "items", "next", "cursor", "link", "offset",
    "tag", "kind", "baseURL", "api", "bearer", "basic", "apiKey", "precedencegroup", "macro",
    "each",
    "discard", "copy", "consume", "then", "package", "allCases", "localizedDescription",
    "String", "Int", "print", "newValue", "oldValue", "wrappedValue", "storage", "schemes", "type",
    "_", "x", "0", "404",
  ]

  /// Names of types that Swift, Foundation or the runtime have too.
  static let types = [
    "Result", "Error", "Never", "Void", "Character", "Substring", "Set", "Int8", "UInt8", "Task",
    "Hasher", "CodingKey", "KeyPath", "Sequence", "Range", "Duration",
    "Locale", "Calendar", "URLRequest", "URLSession", "Bundle", "Notification", "Unit", "Process",
    "APIClient", "APIError", "FieldError", "CachePolicy", "PageSequence",
    "PagedItems", "MultipartForm", "MultipartPart",
    "ArrayStyle", "ObjectStyle", "OfflineBehavior",
    "RequestPriority", "ErrorPath", "QueryItem", "QueryConvertible", "MultipartConvertible",
    "Response", "Body", "Output", "Comparable", "CaseIterable", "LocalizedError",
    "CustomNSError", "AnyObject", "Mirror", "Double2", "MainActor", "Actor", "StaticString",
    "Credential", "ServerMessage", "Iterator", "AsyncSequence", "Content", "RawValue", "Key",
    "Element", "Value", "Item", "ID", "CodingKeys", "Wrapped", "post_status", "3DModel", "Größe",
  ]
}
