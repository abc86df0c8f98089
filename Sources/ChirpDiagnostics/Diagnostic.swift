/// Something to tell the user: what is wrong, where, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// The wording of a diagnostic or a note: lower case, names in single quotes, no full stop. Each
  /// file that raises diagnostics declares its messages at its foot.
  package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String

    package init(stringLiteral text: String) {
      self.text = text
    }
  }

  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// What to do next, or the other place that is concerned.
  package struct Note: Hashable, Sendable {
    package let message: Message
    package let range: SourceRange?

    package init(_ message: Message, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  package let severity: Severity
  package let message: Message
  /// nil if no place in a file is at fault.
  package let range: SourceRange?
  package let notes: [Note]

  package init(
    _ severity: Severity, _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
  }
}
