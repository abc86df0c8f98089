import ChirpDiagnostics

/// Parses a path with `{parameter}` in it.
struct PathTemplateParser {
  struct Failure: Error {
    let message: Diagnostic.Message
    /// In Unicode scalars.
    let offset: Int
    var length = 1
    var notes: [Diagnostic.Note] = []
  }

  private let text: Substring.UnicodeScalarView
  /// Where `text` begins in what it is part of, in Unicode scalars.
  private let start: Int
  private let locate: (Range<Int>) -> SourceRange

  /// - Parameters:
  ///   - start: Where `text` begins in what it is part of, in Unicode scalars.
  ///   - locate: Gives the place of a part of that.
  init(
    _ text: Substring.UnicodeScalarView, at start: Int,
    locate: @escaping (Range<Int>) -> SourceRange
  ) {
    self.text = text
    self.start = start
    self.locate = locate
  }

  func parse() throws(Failure) -> PathTemplate {
    try checkSegments()
    var parts: [PathTemplate.Part] = []
    var literalStart = text.startIndex
    var index = text.startIndex
    var offset = start
    while index < text.endIndex {
      let scalar = text[index]
      if scalar == "{" {
        if literalStart < index { parts.append(.literal(String(text[literalStart..<index]))) }
        let name = try parameter(from: text.index(after: index), at: offset)
        let length = name.value.unicodeScalars.count + "{}".count
        parts.append(.parameter(name))
        index = text.index(index, offsetBy: length)
        offset += length
        literalStart = index
        continue
      }
      try check(scalar, at: offset)
      index = text.index(after: index)
      offset += 1
    }
    if literalStart < index { parts.append(.literal(String(text[literalStart..<index]))) }
    return PathTemplate(parts: parts, range: locate(start..<offset))
  }

  /// Refuses the segments that URLs do without, escaped or not (RFC 3986, section 6.2.2.3): they
  /// would lead to another route.
  private func checkSegments() throws(Failure) {
    // Most paths have neither a dot nor an escape, and need no work.
    if !text.contains(where: { $0 == "." || $0 == "%" }) { return }
    var offset = start
    for segment in text.split(separator: "/", omittingEmptySubsequences: false) {
      let length = segment.count
      let plain = String(segment).replacing("%2e", with: ".").replacing("%2E", with: ".")
      if plain == "." || plain == ".." {
        throw Failure(
          message: .dots(String(segment)), offset: offset, length: length,
          notes: [.init(.writeTarget)])
      }
      offset += length + 1
    }
  }

  /// Refuses what does not belong into the literal part of a path.
  private func check(_ scalar: Unicode.Scalar, at offset: Int) throws(Failure) {
    switch scalar {
    case "}": throw Failure(message: .unopened, offset: offset)
    case "?": throw Failure(message: .query, offset: offset, notes: [.init(.queryBelongs)])
    case "#": throw Failure(message: .fragment, offset: offset)
    case "\u{0}"..." ": throw Failure(message: .blank, offset: offset)
    case "!"..."~": break
    default:
      let properties = scalar.properties
      let isHidden = [.control, .format].contains(properties.generalCategory)
      if isHidden || properties.isWhitespace { throw Failure(message: .blank, offset: offset) }
    }
  }

  /// The parameter whose name begins at `index`, behind the `{` at `open`.
  private func parameter(
    from index: String.Index, at open: Int
  ) throws(Failure) -> Located<String> {
    guard let close = text[index...].firstIndex(of: "}") else {
      throw Failure(message: .unclosed, offset: open)
    }
    let name = text[index..<close]
    if name.isEmpty { throw Failure(message: .nameless, offset: open) }
    if name.contains(where: { $0 == "{" || $0 == "/" || $0 == " " }) {
      throw Failure(message: .unclosed, offset: open)
    }
    let first = open + 1
    return Located(String(name), at: locate(first..<(first + name.count)))
  }
}

extension Diagnostic.Message {
  fileprivate static let unopened: Self = "'}' closes no parameter"
  fileprivate static let unclosed: Self = "the parameter that begins here is not closed by '}'"
  fileprivate static let nameless: Self = "the parameter has no name"
  fileprivate static let query: Self = "a path has no '?'"
  fileprivate static let queryBelongs: Self = "parameters of the query stand under 'query'"
  fileprivate static let fragment: Self = "a path has no '#'"
  fileprivate static let writeTarget: Self = "write the path that it leads to"
  fileprivate static let blank: Self = "a path has no blanks and no control characters"

  fileprivate static func dots(_ segment: String) -> Self {
    "a segment '\(segment)' is never sent, since it leads to another path"
  }
}
