import ChirpDiagnostics
import ChirpMustache

/// What came of parsing templates and rendering the first of them.
struct Rendering {
  let text: String
  /// The diagnostics as `path:line:column: severity: message`, each note on a line of its own.
  let faults: String

  /// - Parameter templates: The name and the text of each.
  init(
    _ templates: KeyValuePairs<String, String>, _ context: some TemplateContext = TestContext(),
    options: TemplateOptions = TemplateOptions()
  ) {
    var diagnostics = Diagnostics()
    let parsed = templates.map { name, text in
      let file = diagnostics.add(path: "\(name).mustache", bytes: Array(text.utf8))
      return Template(file, named: name, diagnostics: &diagnostics)
    }
    let library = TemplateLibrary(parsed, options: options, diagnostics: &diagnostics)
    var output: [UInt8] = []
    library.render(
      templates[0].key, context: context, into: &output, diagnostics: &diagnostics)
    text = String(decoding: output, as: UTF8.self)
    faults = Self.describe(diagnostics)
  }

  /// Renders one template.
  init(
    _ template: String, _ context: some TemplateContext = TestContext(),
    options: TemplateOptions = TemplateOptions()
  ) {
    self.init(["t": template], context, options: options)
  }

  static func describe(_ diagnostics: Diagnostics) -> String {
    diagnostics.inSourceOrder.flatMap { diagnostic in
      [
        place(diagnostic.range, in: diagnostics)
          + "\(diagnostic.severity.rawValue): \(diagnostic.message.text)"
      ]
        + diagnostic.notes.map { note in
          place(note.range, in: diagnostics) + "note: \(note.message.text)"
        }
    }.joined(separator: "\n")
  }

  private static func place(_ range: SourceRange?, in diagnostics: Diagnostics) -> String {
    guard let range else { return "" }
    let path = diagnostics.files.first { $0.id == range.file }?.path ?? "?"
    return "\(path):\(range.start.line):\(range.start.column): "
  }
}
