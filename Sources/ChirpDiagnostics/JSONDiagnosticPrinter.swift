/// Writes diagnostics for programs: a JSON object (RFC 8259) a line, in source order, each with the
/// same keys in the same order.
///
///     {"path":"a.yaml","severity":"error","message":"…","range":{"start":{"line":2,"column":5,
///     "offset":13},"end":{…}},"notes":[{"message":"…","path":null,"range":null}]}
///
/// Lines and columns count from 1, a column counts characters; an offset counts bytes from 0. The end
/// is the place behind the last character. `path` and `range` are null where no place is at fault. The
/// path of what an option of the command line says is the option's name, and its range is in the value.
package struct JSONDiagnosticPrinter: Sendable {
  package init() {}

  package func text(_ diagnostics: Diagnostics) -> String {
    var sources = SourceCache(diagnostics.files)
    return diagnostics.inSourceOrder.map { line($0, from: &sources) + "\n" }.joined()
  }

  private func line(_ diagnostic: Diagnostic, from sources: inout SourceCache) -> String {
    let notes = diagnostic.notes.map { note in
      Self.object([
        ("message", Self.string(note.message.text)), ("path", path(note.range, from: sources)),
        ("range", range(note.range, from: &sources)),
      ])
    }
    return Self.object([
      ("path", path(diagnostic.range, from: sources)),
      ("severity", Self.string(diagnostic.severity.rawValue)),
      ("message", Self.string(diagnostic.message.text)),
      ("range", range(diagnostic.range, from: &sources)),
      ("notes", "[\(notes.joined(separator: ","))]"),
    ])
  }

  private func path(_ range: SourceRange?, from sources: SourceCache) -> String {
    range.flatMap { sources.path(of: $0.file) }.map { Self.string($0) } ?? "null"
  }

  private func range(_ range: SourceRange?, from sources: inout SourceCache) -> String {
    guard let range else { return "null" }
    return Self.object([
      ("start", Self.object(sources.start(of: range))),
      ("end", Self.object(sources.end(of: range))),
    ])
  }

  private static func object(_ position: Position) -> String {
    object([
      ("line", String(position.line)), ("column", String(position.column)),
      ("offset", String(position.offset)),
    ])
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{\(members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
  }

  /// `text` as a string of JSON. What could drive a terminal is escaped too.
  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnsafeToShow:
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
