/// A part of a template's text, in the order in which they stand there.
enum Token {
  /// What is printed as it is: bytes of one line, with its line break if it ends with them. Where
  /// `startsLine`, a partial's indentation goes in front of it; an empty line has none.
  case text(Range<Int>, startsLine: Bool)
  case tag(Tag)
}
