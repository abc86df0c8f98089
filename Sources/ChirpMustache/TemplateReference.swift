/// Another template that a partial tag or a parent tag names.
struct TemplateReference: Sendable {
  let name: String
  /// The bytes of the template that hold the name.
  let range: Range<Int>
  /// The blanks that go in front of each line of the other template; nil if the tag does not stand
  /// alone.
  let indentation: Range<Int>?
  /// The index of the other template in the library; nil as long as that does not have it.
  var target: Int?
}
