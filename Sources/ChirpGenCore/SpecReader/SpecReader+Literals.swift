import ChirpDiagnostics
import ChirpYAML

/// Reads defaults: JSON values, and bare text.
extension SpecReader {
  /// The value that stands behind `=`.
  mutating func literal(
    _ text: Substring.UnicodeScalarView, at range: SourceRange
  ) -> Located<LiteralValue>? {
    let text = String(text)
    guard let first = text.first else {
      diagnostics.error(.valueMissing, at: range, notes: [.init(.quoteNumberSign)])
      return nil
    }
    if !["[", "{", "\"", "'"].contains(first) { return Located(plain(text), at: range) }
    if text == "[:]" {
      diagnostics.error(.notJSON(text), at: range, notes: [.init(.emptyDictionary)])
      return nil
    }
    var problems = Diagnostics()
    let file = problems.add(path: "", bytes: Array(text.utf8))
    guard let node = Composer().compose(file, diagnostics: &problems), !problems.hasErrors else {
      diagnostics.error(.notJSON(text), at: range)
      return nil
    }
    let isAsWritten =
      range.start.line == range.end.line
      && Int(range.end.column - range.start.column) == text.unicodeScalars.count
    let value = value(of: node) { place in
      guard isAsWritten, place.start.line == 1, place.end.line == 1 else { return range }
      var part = range
      part.start.column = range.start.column + place.start.column - 1
      part.end.column = range.start.column + place.end.column - 1
      return part
    }
    guard let value else {
      diagnostics.error(.unsupportedValue, at: range)
      return nil
    }
    return bounded(value, at: range)
  }

  /// The value of a `default` key.
  mutating func literal(_ node: Node) -> Located<LiteralValue>? {
    if let value = value(of: node, locate: { $0 }) { return bounded(value, at: node.range) }
    diagnostics.error(.unsupportedValue, at: node.range)
    return nil
  }

  /// The time that Swift takes to read brackets in each other doubles with each of them.
  private mutating func bounded(
    _ value: LiteralValue, at range: SourceRange
  ) -> Located<LiteralValue>? {
    if value.depth <= LiteralValue.maximumDepth { return Located(value, at: range) }
    diagnostics.error(
      .tooDeep(LiteralValue.maximumDepth), at: range, notes: [.init(.giveItInCode)])
    return nil
  }

  /// - Parameter locate: Gives the place in the spec of what stands at a place of `node`'s file.
  private func value(
    of node: Node, locate: (SourceRange) -> SourceRange
  ) -> LiteralValue? {
    switch node.content {
    case .scalar(let scalar):
      return scalar.style == .plain ? plain(scalar.text) : .text(scalar.text)
    case .sequence(let nodes):
      let values = nodes.compactMap { node in
        value(of: node, locate: locate).map { Located($0, at: locate(node.range)) }
      }
      return values.count == nodes.count ? .array(values) : nil
    case .mapping(let pairs):
      let members = pairs.compactMap { pair -> LiteralValue.Member? in
        guard let name = pair.key.text, let value = value(of: pair.value, locate: locate) else {
          return nil
        }
        return LiteralValue.Member(
          name: name, value: Located(value, at: locate(pair.value.range)))
      }
      return members.count == pairs.count ? .object(members) : nil
    }
  }

  private func plain(_ text: String) -> LiteralValue {
    switch text {
    case "nil", "null", "~", "": .null
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: NumberText.isNumber(text) ? .number(text) : .text(text)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let valueMissing: Self = "the default is missing behind '='"
  fileprivate static let quoteNumberSign: Self = """
    YAML ends the text at ' #': if the default begins with '#', quote the whole: "String = #fff"
    """
  fileprivate static let emptyDictionary: Self = "an empty dictionary is written '{}'"
  fileprivate static let unsupportedValue: Self = "the name of a member of an object is text"

  fileprivate static let giveItInCode: Self = "leave the value out, and give it in code"

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    "values nest at most \(limit) deep"
  }

  fileprivate static func notJSON(_ text: String) -> Self {
    "'\(text)' is not a JSON value"
  }
}

extension LiteralValue {
  fileprivate static let maximumDepth = 16

  /// How many values are in each other.
  fileprivate var depth: Int {
    switch self {
    case .null, .boolean, .number, .text: 1
    case .array(let values): 1 + (values.map(\.value.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.value.depth).max() ?? 0)
    }
  }
}
