package import ChirpDiagnostics

/// A step of the parser through a text.
package struct Event {
  package enum Kind {
    case streamStart
    case streamEnd
    case documentStart(isExplicit: Bool)
    case documentEnd(isExplicit: Bool)
    /// Stands for the node with the anchor of that name.
    case alias(String)
    case scalar(Scalar)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  package var kind: Kind
  /// Resolved, as written in front of a node.
  package var tag: String?
  /// Without `&`, as written in front of a node.
  package var anchor: String?
  /// A node's start is that of its tag or anchor, if it has one.
  package var start: SourceLocation
  package var end: SourceLocation
}
