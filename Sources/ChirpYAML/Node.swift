package import ChirpDiagnostics

/// A value of a YAML document, with its place in the file. Aliases are replaced by what they stand
/// for and merge keys are merged; what came that way keeps the place where it is written.
package struct Node: Sendable {
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Pair])
  }

  /// An entry of a mapping.
  package struct Pair: Sendable {
    package var key: Node
    package var value: Node

    package init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }
  }

  package var content: Content
  /// From the first character of the value to behind its last.
  package var range: SourceRange
  /// The tag written in front of the value, resolved (`tag:yaml.org,2002:str`), if there is one.
  package var tag: String?
  /// The anchor written in front of the value, without `&`, if there is one.
  package var anchor: String?

  package init(
    _ content: Content, range: SourceRange, tag: String? = nil, anchor: String? = nil
  ) {
    self.content = content
    self.range = range
    self.tag = tag
    self.anchor = anchor
  }
}
