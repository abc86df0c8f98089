/// Writes diagnostics for people, in the form that Xcode and GCC use:
///
///     specs/chirp.yaml:12:11: error: no type 'Itn' is declared
///        12 |     page: Itn
///           |           ^~~
///     specs/chirp.yaml:3:1: note: types are declared here
///         3 | types:
///           | ^~~~~
///
/// A column counts characters. No text of a file or of a path reaches the terminal as a control.
package struct DiagnosticPrinter: Sendable {
  private let colored: Bool

  package init(colored: Bool) {
    self.colored = colored
  }

  /// All of `diagnostics`, in source order, each line with its line break.
  package func text(_ diagnostics: Diagnostics) -> String {
    var sources = SourceCache(diagnostics.files)
    var output = ""
    for diagnostic in diagnostics.inSourceOrder {
      write(diagnostic, from: &sources, to: &output)
    }
    return output
  }

  private func write(
    _ diagnostic: Diagnostic, from sources: inout SourceCache, to output: inout String
  ) {
    let severity: Label =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      }
    write(severity, diagnostic.message, at: diagnostic.range, from: &sources, to: &output)
    if let range = diagnostic.range {
      writeExcerpt(of: range, from: &sources, to: &output)
    }
    for note in diagnostic.notes {
      write(.note, note.message, at: note.range, from: &sources, to: &output)
      if let range = note.range, !range.isOnSameLine(as: diagnostic.range) {
        writeExcerpt(of: range, from: &sources, to: &output)
      }
    }
  }

  /// `path:line:column: error: message`.
  private func write(
    _ label: Label, _ message: Diagnostic.Message, at range: SourceRange?,
    from sources: inout SourceCache, to output: inout String
  ) {
    if let range, let path = sources.path(of: range.file) {
      let line = sources.line(range.start.line, of: range.file)
      let column = line.index(ofColumn: range.start.column) + 1
      output += styled("\(path.shown):\(range.start.line):\(column):", .bold) + " "
    }
    output += styled("\(label.rawValue):", label.style) + " \(message.text.shown)\n"
  }

  /// The first line of `range` with the line's number, and marks under it.
  private func writeExcerpt(
    of range: SourceRange, from sources: inout SourceCache, to output: inout String
  ) {
    guard sources.path(of: range.file) != nil else { return }
    let line = sources.line(range.start.line, of: range.file)
    let isOneLine = range.end.line == range.start.line
    let excerpt = Excerpt(
      of: line,
      from: line.index(ofColumn: range.start.column),
      to: isOneLine ? line.endIndex(ofColumn: range.end.column) : line.characters.count)

    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(0, Self.gutterWidth - number.utf8.count))
    let blanks = String(repeating: " ", count: gutter.utf8.count + number.utf8.count)
    output += "\(gutter)\(number) |\(excerpt.text.isEmpty ? "" : " ")\(excerpt.text)\n"
    output += "\(blanks) | \(excerpt.indentation)\(styled(excerpt.marks, .caret))\n"
  }

  /// The columns of a line's number; longer ones take what they need.
  private static let gutterWidth = 5

  private func styled(_ text: String, _ style: Style) -> String {
    colored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension DiagnosticPrinter {
  private enum Label: String {
    case error
    case warning
    case note

    var style: Style {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    }
  }

  /// The parameters of an escape sequence that sets how text looks.
  private enum Style: String {
    case bold = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case caret = "1;32"
  }
}

extension SourceRange {
  fileprivate func isOnSameLine(as other: SourceRange?) -> Bool {
    file == other?.file && start.line == other?.start.line
  }
}
