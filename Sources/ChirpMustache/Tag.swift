/// A tag as it is written in a template.
struct Tag {
  enum Kind {
    /// `{{name}}`
    case value
    /// `{{{name}}}` or `{{&name}}`
    case unescapedValue
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case invertedSection
    /// `{{>name}}`
    case partial
    /// `{{<name}}`
    case parent
    /// `{{$name}}`
    case block
    /// `{{/name}}`
    case end
    /// `{{! … }}`
    case comment
    /// `{{=<% %>=}}`
    case delimiters
  }

  /// How a tag stands in its line.
  enum Standing {
    /// With something that is printed.
    case inline
    /// In a line of which nothing is printed, behind `indentation`. `lineBreak` is empty if the
    /// template ends with the line.
    case alone(indentation: Range<Int>, lineBreak: Range<Int>)
  }

  let kind: Kind
  /// The bytes of the name, without blanks around it; for a comment and for delimiters, of what
  /// stands in the tag.
  let name: Range<Int>
  /// The bytes from the opening delimiter to behind the closing one.
  let range: Range<Int>
  var standing = Standing.inline

  var isAlone: Bool {
    switch standing {
    case .inline: false
    case .alone: true
    }
  }
}
