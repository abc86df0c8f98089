/// Writes diagnostics as workflow commands of GitHub Actions, a line each, in source order:
///
///     ::error file=a.yaml,line=2,col=5,endLine=2,endColumn=8,title=chirp-gen::there is no type 'int'
///
/// What an option of the command line says has no file, and its message begins with the option's name.
/// Notes stand on lines of their own within the message. GitHub shows columns for ranges on one line
/// alone, so that others have none.
package struct GitHubDiagnosticPrinter: Sendable {
  package init() {}

  package func text(_ diagnostics: Diagnostics) -> String {
    var sources = SourceCache(diagnostics.files)
    return diagnostics.inSourceOrder.map { line($0, from: &sources) + "\n" }.joined()
  }

  private func line(_ diagnostic: Diagnostic, from sources: inout SourceCache) -> String {
    var properties = properties(of: diagnostic.range, from: &sources)
    properties.append(("title", "chirp-gen"))
    let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    let notes = diagnostic.notes.map { "\nnote: " + text(of: $0, from: &sources) }
    let message =
      option(of: diagnostic.range, in: sources)
      + diagnostic.message.text.shown + notes.joined()
    return
      "::\(diagnostic.severity.rawValue) \(list.joined(separator: ","))::\(Self.escaped(message))"
  }

  private func properties(
    of range: SourceRange?, from sources: inout SourceCache
  ) -> [(name: String, value: String)] {
    guard let range, !sources.isOption(range.file), let path = sources.path(of: range.file) else {
      return []
    }
    let (start, end) = (sources.start(of: range), sources.end(of: range))
    let lines = [("file", path.shown), ("line", String(start.line))]
    let endLine = ("endLine", String(end.line))
    if start.line != end.line { return lines + [endLine] }
    return lines + [
      ("col", String(start.column)), endLine, ("endColumn", String(end.column)),
    ]
  }

  /// The name of the option that `range` is in, if it is in one.
  private func option(of range: SourceRange?, in sources: SourceCache) -> String {
    guard let range, sources.isOption(range.file), let name = sources.path(of: range.file) else {
      return ""
    }
    return "\(name): "
  }

  private func text(of note: Diagnostic.Note, from sources: inout SourceCache) -> String {
    guard let range = note.range, let path = sources.path(of: range.file) else {
      return note.message.text.shown
    }
    let start = sources.start(of: range)
    return "\(note.message.text.shown) (\(path.shown):\(start.line):\(start.column))"
  }

  /// `text` as the message of a command.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// `text` as the value of a command's property.
  private static func escapedProperty(_ text: String) -> String {
    escaped(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
