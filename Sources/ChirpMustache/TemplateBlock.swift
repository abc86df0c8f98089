/// A block tag: outside of a parent tag a place that can be filled, inside of one what fills it.
struct TemplateBlock: Sendable {
  let name: String
  /// The bytes of the template that hold the name.
  let range: Range<Int>
  /// The blanks in front of what fills the block, if it begins with a line of its own: those of its
  /// default content, or else of the tag itself.
  let indentation: Range<Int>
  /// Whether the content begins with a line of its own.
  let startsLine: Bool
  /// The line break behind the block, if it ends with a line of its own; or else empty.
  var lineBreak: Range<Int>
}
