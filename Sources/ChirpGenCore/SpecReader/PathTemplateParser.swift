import ChirpDiagnostics

/// Parses a path with `{parameter}` in it.
struct PathTemplateParser {
  /// Something that is wrong with a path.
  struct Fault {
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
  private var index: String.Index
  private var offset: Int
  /// Where the literal part begins that is being read.
  private var literalStart: String.Index
  private var parts: [PathTemplate.Part] = []
  private var isWhole = true
  private(set) var faults: [Fault] = []

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
    index = text.startIndex
    literalStart = index
    offset = start
  }

  /// The path, as far as it could be read: `faults` tells what is wrong with it.
  mutating func parse() -> PathTemplate {
    checkSegments()
    while index < text.endIndex {
      switch text[index] {
      case "{": readParameter()
      case "}":
        report(.unopened)
        skip(1)
      case "?":
        report(.query, notes: [.init(.queryBelongs)])
        skipRest()
      case "#":
        report(.fragment)
        skipRest()
      case let scalar where Self.isBlank(scalar):
        let count = text[index...].prefix(while: Self.isBlank).count
        report(.blank, length: count)
        skip(count)
      default: advance(by: 1)
      }
    }
    endLiteral()
    let end = start + text.count
    return PathTemplate(parts: parts, range: locate(start..<end), isWhole: isWhole)
  }

  private mutating func advance(by count: Int) {
    index = text.index(index, offsetBy: count)
    offset += count
  }

  private mutating func endLiteral() {
    if literalStart < index { parts.append(.literal(String(text[literalStart..<index]))) }
  }

  /// Leaves out what is next.
  private mutating func skip(_ count: Int) {
    endLiteral()
    advance(by: count)
    literalStart = index
  }

  /// Leaves out what is no part of the path, or of which the parts cannot be told.
  private mutating func skipRest() {
    skip(text.distance(from: index, to: text.endIndex))
    isWhole = false
  }

  private mutating func report(
    _ message: Diagnostic.Message, length: Int = 1, notes: [Diagnostic.Note] = []
  ) {
    faults.append(Fault(message: message, offset: offset, length: length, notes: notes))
  }

  /// Refuses the segments that URLs do without, escaped or not (RFC 3986, section 6.2.2.3): they
  /// would lead to another route.
  private mutating func checkSegments() {
    // Most paths have neither a dot nor an escape, and need no work.
    if !text.contains(where: { $0 == "." || $0 == "%" }) { return }
    var offset = start
    for segment in text.split(separator: "/", omittingEmptySubsequences: false) {
      let length = segment.count
      let plain = String(segment).replacing("%2e", with: ".").replacing("%2E", with: ".")
      if plain == "." || plain == ".." {
        faults.append(
          Fault(
            message: .dots(String(segment)), offset: offset, length: length,
            notes: [.init(.writeTarget)]))
      }
      offset += length + 1
    }
  }

  /// Whether nothing can be seen of it, so that it has no place in a path.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar <= " " { return true }
    if scalar <= "~" { return false }
    let properties = scalar.properties
    let isHidden = [.control, .format].contains(properties.generalCategory)
    return isHidden || properties.isWhitespace
  }

  /// Reads the parameter that begins at `index`.
  private mutating func readParameter() {
    let name = text[text.index(after: index)...].prefix { $0 != "}" && $0 != "{" && $0 != "/" }
    guard text[name.endIndex...].first == "}" else { return skipUnclosed() }
    let count = name.count
    let open = offset
    skip(count + "{}".count)
    if let blank = name.firstIndex(where: Self.isBlank) {
      faults.append(Fault(message: .blank, offset: open + 1 + name[..<blank].count))
      isWhole = false
    } else if name.isEmpty {
      faults.append(Fault(message: .nameless, offset: open))
      isWhole = false
    } else if let colon = name.firstIndex(of: ":") {
      let bare = colon > name.startIndex ? String(name[..<colon]) : "id"
      let type = String(name[name.index(after: colon)...])
      let near = nearest(to: type, among: BuiltInType.allCases.map(\.rawValue)) ?? "String"
      faults.append(
        Fault(
          message: .typed(String(name)), offset: open, length: count + "{}".count,
          notes: [.init(.typeBelongs(bare, near))]))
      isWhole = false
    } else {
      let range = locate((open + 1)..<(open + 1 + count))
      parts.append(.parameter(Located(String(name), at: range)))
    }
  }

  /// Reports a `{` without its end, and leaves out what seems to belong to it: up to the `}` that is
  /// its own, or else the rest of the segment. Behind a second one nothing is read.
  private mutating func skipUnclosed() {
    let isFirst = !faults.contains { $0.message == .unclosed }
    report(.unclosed)
    if !isFirst { return skipRest() }
    isWhole = false
    var depth = 0
    let close = text[index...].firstIndex { scalar in
      if scalar == "{" { depth += 1 }
      if scalar == "}" { depth -= 1 }
      return depth == 0
    }
    let end = close.map { text.index(after: $0) }
    let next = end ?? text[index...].firstIndex(of: "/") ?? text.endIndex
    skip(text.distance(from: index, to: next))
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

  fileprivate static func typed(_ name: String) -> Self {
    "a path holds the name of a parameter alone, not '\(name)'"
  }

  fileprivate static func typeBelongs(_ name: String, _ type: String) -> Self {
    "write '{\(name)}', and declare its type: 'path: { \(name): \(type) }'"
  }
}
