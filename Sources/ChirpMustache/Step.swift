/// A step of rendering a template. The content of a section, a parent or a block is the steps that
/// follow it, up to `end`. The other numbers are indexes into the tables of the `Template`.
enum Step: Sendable {
  /// Bytes of the template that are printed as they are. Indentation goes in front of each further
  /// line of them that is not empty.
  case text(Range<Int>)
  /// The same at the start of a line, where indentation goes in front of the first one too. There
  /// are no bytes if the line begins with a tag.
  case line(Range<Int>)
  case value(name: Int, isEscaped: Bool)
  case section(name: Int, end: Int)
  case invertedSection(name: Int, end: Int)
  case fit(name: Int, isAlone: Bool, end: Int)
  case partial(reference: Int)
  case parent(reference: Int, end: Int)
  case block(block: Int, end: Int)
}
