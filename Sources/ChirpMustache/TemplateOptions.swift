/// How the templates of a library are rendered.
package struct TemplateOptions: Sendable {
  /// Whether `{{name}}` prints `&`, `"`, `<` and `>` as HTML entities.
  package var escapesHTML: Bool
  /// Whether an unknown name, an unknown partial and a value that is no text in the place of a text
  /// are errors. Mustache itself prints nothing for them.
  package var isStrict: Bool
  /// The line that `{{#fit}}` fits into; nil if `fit` is a name as any other.
  package var lineFit: LineFit?
  /// Names that stand for the same text wherever they are used. No context is asked for them.
  package var constants: [String: String]

  package init(
    escapesHTML: Bool = false, isStrict: Bool = true, lineFit: LineFit? = nil,
    constants: [String: String] = [:]
  ) {
    self.escapesHTML = escapesHTML
    self.isStrict = isStrict
    self.lineFit = lineFit
    self.constants = constants
  }
}
