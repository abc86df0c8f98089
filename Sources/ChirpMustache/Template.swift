package import ChirpDiagnostics

/// A template, parsed once and rendered as often as needed, through a `TemplateLibrary`, whose
/// documentation says what can stand in it.
package struct Template: Sendable {
  /// What partial tags and parent tags call it.
  package let name: String

  let file: SourceFile
  let steps: [Step]
  var names: [TemplateName]
  let blocks: [TemplateBlock]
  var references: [TemplateReference]

  var bytes: [UInt8] {
    file.bytes
  }

  /// Parses `file`. What is wrong in it is reported; what is not can still be rendered.
  package init(_ file: SourceFile, named name: String, diagnostics: inout Diagnostics) {
    var parser = TemplateParser(file)
    if String(validating: file.bytes, as: UTF8.self) == nil {
      diagnostics.error(.notUTF8(path: file.path), at: nil)
    } else {
      parser.parse(diagnostics: &diagnostics)
    }
    self.name = name
    self.file = file
    steps = parser.steps
    names = parser.names
    blocks = parser.blocks
    references = parser.references
  }
}

extension Diagnostic.Message {
  fileprivate static func notUTF8(path: String) -> Self {
    "template '\(path)' is not valid UTF-8"
  }
}
