import ChirpDiagnostics

/// Parses a path with `{parameter}` in it.
struct PathTemplateParser {
  struct Failure: Error {
    let message: Diagnostic.Message
    /// In Unicode scalars.
    let offset: Int
    var notes: [Diagnostic.Note] = []
  }

  private let scalars: [Unicode.Scalar]
  private let start: Int
  private let locate: (Range<Int>) -> SourceRange

  /// - Parameter locate: Gives the place of a part of `scalars`.
  init(
    _ scalars: [Unicode.Scalar], from start: Int, locate: @escaping (Range<Int>) -> SourceRange
  ) {
    self.scalars = scalars
    self.start = start
    self.locate = locate
  }

  func parse() throws(Failure) -> PathTemplate {
    var parts: [PathTemplate.Part] = []
    var literal = ""
    var position = start
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar {
      case "{":
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        let (name, end) = try parameter(from: position)
        parts.append(.parameter(name))
        position = end
        continue
      case "}": throw Failure(message: .unopened, offset: position)
      case "?":
        throw Failure(message: .query, offset: position, notes: [.init(.queryBelongs)])
      case "#": throw Failure(message: .fragment, offset: position)
      case _ where scalar.value <= 0x20 || scalar.value == 0x7F:
        throw Failure(message: .blank, offset: position)
      default: literal.unicodeScalars.append(scalar)
      }
      position += 1
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return PathTemplate(parts: parts, range: locate(start..<scalars.count))
  }

  /// The parameter whose `{` stands at `open`, and the place behind its `}`.
  private func parameter(from open: Int) throws(Failure) -> (Located<String>, Int) {
    guard let close = scalars[open...].firstIndex(of: "}") else {
      throw Failure(message: .unclosed, offset: open)
    }
    let name = scalars[(open + 1)..<close]
    if name.isEmpty { throw Failure(message: .nameless, offset: open) }
    if name.contains(where: { $0 == "{" || $0 == "/" || $0 == " " }) {
      throw Failure(message: .unclosed, offset: open)
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: name)
    return (Located(text, at: locate((open + 1)..<close)), close + 1)
  }
}

extension Diagnostic.Message {
  fileprivate static let unopened: Self = "'}' closes no parameter"
  fileprivate static let unclosed: Self = "the parameter that begins here is not closed by '}'"
  fileprivate static let nameless: Self = "the parameter has no name"
  fileprivate static let query: Self = "a path has no '?'"
  fileprivate static let queryBelongs: Self = "parameters of the query stand under 'query'"
  fileprivate static let fragment: Self = "a path has no '#'"
  fileprivate static let blank: Self = "a path has no blanks and no control characters"
}
