import ChirpDiagnostics

/// Parses the text of a type expression: `Page<Post>`, `[String: Int]?`.
///
///     type      = primary *"?"
///     primary   = name [ "<" type *( "," type ) ">" ] / "[" type [ ":" type ] "]"
struct TypeExpressionParser {
  struct Failure: Error {
    let message: Diagnostic.Message
    /// The offset in the text, in Unicode scalars.
    let offset: Int
    var notes: [Diagnostic.Note] = []
  }

  /// How deeply types may nest. The time that Swift takes to read brackets in each other doubles with
  /// each of them, and a hostile text could exhaust the stack.
  private static let maximumDepth = 16

  private let scalars: [Unicode.Scalar]
  private let locate: (Range<Int>) -> SourceRange
  private var position = 0
  private var depth = 0

  /// - Parameter locate: Gives the place of a part of `text`, in Unicode scalars.
  init(_ text: String, locate: @escaping (Range<Int>) -> SourceRange) {
    scalars = Array(text.unicodeScalars)
    self.locate = locate
  }

  mutating func parse() throws(Failure) -> TypeExpression {
    let type = try expression()
    skipSpaces()
    if let next {
      let notes = advice(on: next).map { [Diagnostic.Note($0)] } ?? []
      throw Failure(message: .unexpected(next), offset: position, notes: notes)
    }
    return type
  }

  /// What was probably meant by what follows a type.
  private func advice(on next: Unicode.Scalar) -> Diagnostic.Message? {
    switch next {
    case "=": .defaultBelongs
    case "[" where string(position..<scalars.count) == "[]":
      .arrayNotation(string(0..<position))
    case ",": position == scalars.count - 1 ? .comma : nil
    case "|": .union
    case "/" where string(position..<min(position + 2, scalars.count)) == "//": .comment
    case _ where next.properties.isAlphabetic: .notation
    default: nil
    }
  }

  private mutating func expression() throws(Failure) -> TypeExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      throw Failure(
        message: .tooDeep(Self.maximumDepth), offset: position, notes: [.init(.nameIt)])
    }
    skipSpaces()
    let start = position
    var type = next == "[" ? try bracketed() : try named()
    while next == "?" {
      if case .optional = type { throw Failure(message: .doubleOptional, offset: position) }
      position += 1
      type = .optional(type, locate(start..<position))
    }
    return type
  }

  private mutating func bracketed() throws(Failure) -> TypeExpression {
    let start = position
    position += 1
    let first = try expression()
    skipSpaces()
    var second: TypeExpression?
    if next == ":" {
      position += 1
      second = try expression()
      skipSpaces()
    }
    try expect("]")
    let range = locate(start..<position)
    return second.map { .dictionary(key: first, value: $0, range) } ?? .array(first, range)
  }

  private mutating func named() throws(Failure) -> TypeExpression {
    let start = position
    while let next, !Self.delimiters.contains(next) { position += 1 }
    guard position > start else {
      throw Failure(message: next.map { .unexpected($0) } ?? .typeMissing, offset: start)
    }
    let name = Located(string(start..<position), at: locate(start..<position))
    guard next == "<" else { return .named(name, arguments: []) }
    var arguments: [TypeExpression] = []
    repeat {
      position += 1
      arguments.append(try expression())
      skipSpaces()
    } while next == ","
    try expect(">")
    return .named(name, arguments: arguments)
  }

  private static let delimiters: Set<Unicode.Scalar> = [
    "|", "<", ">", "[", "]", "(", ")", "{", "}", "?", ",", ":", " ", "\t", "\n", "=", "&", "\"",
    "'",
  ]

  private var next: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func skipSpaces() {
    while let next, next == " " || next == "\n" || next == "\t" { position += 1 }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Failure) {
    guard next == scalar else { throw Failure(message: .expected(scalar), offset: position) }
    position += 1
  }

  private func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }
}

extension Diagnostic.Message {
  fileprivate static let typeMissing: Self = "a type is missing here"
  fileprivate static let defaultBelongs: Self = """
    a default belongs to a field or a parameter: 'per: Int = 20', or the key 'default'
    """
  fileprivate static let comma: Self = "a ',' parts entries in braces or brackets alone"
  fileprivate static let union: Self = """
    one of several types is a union, which is defined under 'types' by 'oneOf'
    """
  fileprivate static let comment: Self = "a comment begins with '#'"
  fileprivate static let notation: Self = """
    types are written as in Swift: 'Post', 'Post?', '[Post]', '[String: Post]'
    """
  fileprivate static let doubleOptional: Self = "one '?' is enough: an optional holds no optional"

  fileprivate static func arrayNotation(_ element: String) -> Self {
    "an array is written '[\(element)]'"
  }

  fileprivate static let nameIt: Self = "define a type for what is inside, and name it"

  fileprivate static func tooDeep(_ depth: Int) -> Self {
    "types nest at most \(String(depth)) deep"
  }

  fileprivate static func unexpected(_ scalar: Unicode.Scalar) -> Self {
    "'\(String(scalar))' does not belong into a type here"
  }

  fileprivate static func expected(_ scalar: Unicode.Scalar) -> Self {
    "'\(String(scalar))' is missing here"
  }
}
