import ChirpDiagnostics
import ChirpYAML

/// Reads `oneOf`.
extension SpecReader {
  /// With a tag, a mapping of its values to types; without one, a list of types. nil, with an error,
  /// if it is neither.
  mutating func union(_ node: Node, tag: Node?) -> Union? {
    let key = tag.flatMap { text($0, named: "the key of the tag") }
    switch node.content {
    case .mapping(let pairs):
      if tag == nil {
        diagnostics.error(.withoutTag, at: node.range, notes: [.init(.tagNotation)])
        return nil
      }
      if pairs.isEmpty { diagnostics.error(.empty, at: node.range) }
      var union = Union(tag: key, variants: [])
      for pair in pairs {
        guard let value = name(pair.key, of: "a value of the tag") else { continue }
        union.variants.append(
          Union.Variant(tag: value, type: typeExpression(pair.value)))
      }
      union.hasIntegerTags = pairs.allSatisfy { $0.key.isPlainInteger }
      return key == nil || pairs.isEmpty ? nil : union
    case .sequence(let nodes):
      if let tag {
        diagnostics.error(.listWithTag, at: tag.range, notes: [.init(.tagNotation)])
        return nil
      }
      if nodes.isEmpty {
        diagnostics.error(.empty, at: node.range)
        return nil
      }
      return Union(variants: nodes.map { Union.Variant(type: typeExpression($0)) })
    case .scalar:
      diagnostics.error(.notAUnion, at: node.range, notes: [.init(.tagNotation)])
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let empty: Self = "a union has at least one variant"
  fileprivate static let withoutTag: Self = """
    the variants are named by the values of a tag, and there is no 'tag'
    """
  fileprivate static let listWithTag: Self = "a list of variants has no tag to tell them apart by"
  fileprivate static let notAUnion: Self = "'oneOf' holds the variants of a union"
  fileprivate static let tagNotation: Self = """
    with a tag, 'oneOf: { image: Image, link: Link }' and 'tag: kind'; without, 'oneOf: [Image, Link]'
    """
}
