import ChirpDiagnostics
import ChirpMustache
import ChirpTemplates

/// Renders a `SwiftModule`: templates place its text, file by file.
struct Renderer {
  private let templates: TemplateSet

  init(_ templates: TemplateSet) {
    self.templates = templates
  }

  /// The files of `module`, or nil if a template of the user is at fault: `diagnostics` says how.
  func files(
    of module: SwiftModule, diagnostics: inout Diagnostics
  ) throws(TemplateFault) -> [GeneratedFile]? {
    if templates.isBuiltIn {
      var own = Diagnostics()
      let files = files(of: module, reportingTo: &own)
      if own.hasErrors { throw TemplateFault(text: DiagnosticPrinter(colored: false).text(own)) }
      return files
    }
    let files = files(of: module, reportingTo: &diagnostics)
    return diagnostics.hasErrors ? nil : files
  }

  private func files(
    of module: SwiftModule, reportingTo diagnostics: inout Diagnostics
  ) -> [GeneratedFile] {
    let library = library(for: module, diagnostics: &diagnostics)
    if diagnostics.hasErrors { return [] }
    return FileLayout.files(of: module).map { file in
      let context = FileContext(
        imports: ImportList(file.sections, options: module.options).lines, sections: file.sections)
      var bytes: [UInt8] = []
      library.render("file", context: context, into: &bytes, diagnostics: &diagnostics)
      return GeneratedFile(name: file.name, bytes: bytes)
    }
  }

  private func library(
    for module: SwiftModule, diagnostics: inout Diagnostics
  ) -> TemplateLibrary {
    var files = templates.replacements.map { (name: TemplateSet.name(of: $0), file: $0) }
    let replaced = Set(files.map(\.name))
    for template in ChirpTemplates.all where !replaced.contains(template.name) {
      let path = "Templates/\(template.name)\(TemplateSet.suffix)"
      files.append((template.name, diagnostics.add(path: path, bytes: template.bytes)))
    }
    let parsed = files.map { Template($0.file, named: $0.name, diagnostics: &diagnostics) }
    return TemplateLibrary(parsed, options: options(for: module), diagnostics: &diagnostics)
  }

  private func options(for module: SwiftModule) -> TemplateOptions {
    TemplateOptions(
      lineFit: LineFit(columns: 100, exemption: "// swift-format-ignore"),
      constants: [
        // The name of the spec's file, for the header.
        "source": module.source,
        // What stands in front of a declaration: `public `.
        "access": module.options.access.modifier,
        // The name of the API's namespace.
        "api": module.options.namespace,
      ])
  }
}
