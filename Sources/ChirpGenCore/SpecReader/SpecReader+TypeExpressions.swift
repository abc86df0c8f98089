import ChirpDiagnostics
import ChirpYAML

/// Reads the uses of types, in Swift's notation and in what YAML makes of it.
extension SpecReader {
  /// The type that `node` stands for: text, or the sequence that YAML reads `[Post]` as.
  mutating func typeExpression(_ node: Node) -> TypeExpression {
    switch node.content {
    case .scalar(let scalar):
      checkTag(node)
      if node.isNull {
        diagnostics.error(.typeMissing, at: node.range)
        return .hole(node.range)
      }
      return typeExpression(scalar.text, in: node, offset: 0)
    case .sequence(let elements):
      return bracketed(elements, at: node.range)
    case .mapping:
      diagnostics.error(
        .mappingIsNoType, at: node.range,
        notes: [.init(.dictionaryNotation), .init(.defineStructure)])
      return .hole(node.range)
    }
  }

  /// The type that `text` stands for, which is found in the scalar `node` from `offset` on.
  mutating func typeExpression(_ text: String, in node: Node, offset: Int) -> TypeExpression {
    let places = node.places
    let locate = { (part: Range<Int>) in
      places.range(of: (part.lowerBound + offset)..<(part.upperBound + offset))
    }
    let name = text.utf8.last == UInt8(ascii: "?") ? text.dropLast() : text[...]
    if isName(name) {
      let count = name.utf8.count
      let type = TypeExpression.named(Located(String(name), at: locate(0..<count)), arguments: [])
      return count == text.utf8.count ? type : .optional(type, locate(0..<(count + 1)))
    }
    var parser = TypeExpressionParser(text, locate: locate)
    do {
      return try parser.parse()
    } catch {
      let place = locate(error.offset..<(error.offset + 1))
      diagnostics.error(error.message, at: place, notes: error.notes)
      return .hole(node.range)
    }
  }

  /// Whether `text` is one ASCII word: most are, and need no parser.
  private func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// `[Post]` and `[String: Int]`, as the sequences that they are in YAML.
  private mutating func bracketed(_ elements: [Node], at range: SourceRange) -> TypeExpression {
    guard let element = elements.first, elements.count == 1 else {
      let texts = elements.compactMap(\.text)
      let quoted = "\"[\(texts.joined(separator: ", "))]\""
      let isCut = texts.count == elements.count && texts.first?.contains("<") == true
      diagnostics.error(
        isCut ? .cutAtComma : .oneElementType, at: range,
        notes: [.init(isCut ? .quote(quoted) : .arrayNotation)])
      return .hole(range)
    }
    guard case .mapping(let pairs) = element.content else {
      return .array(typeExpression(element), range)
    }
    guard let pair = pairs.first, pairs.count == 1 else {
      diagnostics.error(.mappingIsNoType, at: range, notes: [.init(.dictionaryNotation)])
      return .hole(range)
    }
    return .dictionary(
      key: typeExpression(pair.key), value: typeExpression(pair.value), range)
  }
}

extension Diagnostic.Message {
  fileprivate static let typeMissing: Self = "a type is missing here"
  fileprivate static let mappingIsNoType: Self = "a mapping is no type"
  fileprivate static let dictionaryNotation: Self = "a dictionary is written '[String: Int]'"
  fileprivate static let defineStructure: Self = """
    a structure is defined under 'types', and named here
    """
  fileprivate static let cutAtComma: Self = "YAML cuts this type in two at its comma"
  fileprivate static let oneElementType: Self = "an array has one type of element"
  fileprivate static let arrayNotation: Self = "an array is written '[Post]'"

  static func quote(_ quoted: String) -> Self {
    "quote the type: \(quoted)"
  }
}
