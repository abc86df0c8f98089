/// A section, a parent or a block that the parser has not yet come to the end of.
struct OpenTag {
  /// What it is, with the index of its name, its reference or its block.
  enum Kind {
    case section(name: Int)
    case invertedSection(name: Int)
    case fit(name: Int)
    case parent(reference: Int)
    case block(block: Int)
    /// A section with a fault in its name.
    case faulty
  }

  let kind: Kind
  let tag: Tag
  let name: String
  /// The index of its step.
  let step: Int
  /// The blanks that were taken off each line in front of the tag, and are again behind its end.
  let outerIndentation: Range<Int>
}
