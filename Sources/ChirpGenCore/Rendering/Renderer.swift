import ChirpDiagnostics
import ChirpMustache
import ChirpTemplates

/// Renders a `SwiftModule`: templates place its text, file by file.
struct Renderer {
  /// The template of a file, which includes the others.
  private static let root = "file"

  private let templates: TemplateSet

  init(_ templates: TemplateSet) {
    self.templates = templates
  }

  /// The files of `module`, or nil if a template of the user is at fault: `diagnostics` says how.
  func files(
    of module: SwiftModule, diagnostics: inout Diagnostics
  ) throws(TemplateFault) -> [GeneratedFile]? {
    if templates.isBuiltIn {
      var own = Self.builtIn.diagnostics
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
    let variableNames = module.library.texts.filter { module.namesHiddenWithin.contains($0.key) }
    let rendered = FileLayout.files(of: module).concurrentMap { file in
      let context = FileContext(
        imports: ImportList(file.sections, options: module.options).lines, sections: file.sections,
        libraryNames: variableNames)
      var bytes: [UInt8] = []
      var own = Diagnostics()
      library.render(Self.root, context: context, into: &bytes, diagnostics: &own)
      return (file: GeneratedFile(name: file.name, bytes: bytes), diagnostics: own)
    }
    for (_, found) in rendered { diagnostics.add(found) }
    let files = rendered.map(\.file)
    if !files.allSatisfy({ GeneratedFile.source(of: $0.bytes) == module.source }) {
      reportLostHeader(diagnostics: &diagnostics)
    }
    return files
  }

  /// A file without its header would be taken for somebody else's in the next run.
  private func reportLostHeader(diagnostics: inout Diagnostics) {
    if diagnostics.hasErrors { return }
    let file = templates.replacements.first { TemplateSet.name(of: $0) == Self.root }
    let start = SourceLocation(line: 1, column: 1)
    diagnostics.error(
      .noHeader, at: file.map { SourceRange(file: $0.id, start: start, end: start) },
      notes: [.init(.beginWithHeader)])
  }

  private func library(
    for module: SwiftModule, diagnostics: inout Diagnostics
  ) -> TemplateLibrary {
    let parsed =
      templates.isBuiltIn
      ? Self.builtIn.templates
      : Self.parsed(replacedBy: templates.replacements, diagnostics: &diagnostics)
    let library = TemplateLibrary(
      parsed, options: options(for: module), diagnostics: &diagnostics)
    warnOfUnusedTemplates(in: library, diagnostics: &diagnostics)
    return library
  }

  /// The built-in templates, parsed once for all runs of a process, and the files that they are in.
  private static let builtIn: (templates: [Template], diagnostics: Diagnostics) = {
    var diagnostics = Diagnostics()
    let templates = parsed(replacedBy: [], diagnostics: &diagnostics)
    return (templates, diagnostics)
  }()

  private static func parsed(
    replacedBy replacements: [SourceFile], diagnostics: inout Diagnostics
  ) -> [Template] {
    var files = replacements.map { (name: TemplateSet.name(of: $0), file: $0) }
    let replaced = Set(files.map(\.name))
    for template in ChirpTemplates.all where !replaced.contains(template.name) {
      let path = "Templates/\(template.name)\(TemplateSet.suffix)"
      let file = diagnostics.add(path: path, bytes: template.bytes, origin: .program)
      files.append((template.name, file))
    }
    return files.map { Template($0.file, named: $0.name, diagnostics: &diagnostics) }
  }

  /// A template of the user that nothing asks for is probably misspelt.
  private func warnOfUnusedTemplates(
    in library: TemplateLibrary, diagnostics: inout Diagnostics
  ) {
    if templates.isBuiltIn || diagnostics.hasErrors { return }
    let used = library.names(usedBy: Self.root)
    for file in templates.replacements where !used.contains(TemplateSet.name(of: file)) {
      let near = nearest(
        to: TemplateSet.name(of: file), among: ChirpTemplates.all.lazy.map(\.name))
      diagnostics.warning(
        .unusedTemplate(file.path), at: nil, notes: near.map { [.init(.didYouMean($0))] } ?? [])
    }
  }

  private func options(for module: SwiftModule) -> TemplateOptions {
    TemplateOptions(
      lineFit: LineFit(columns: 100, exemption: "// swift-format-ignore"),
      // The names of the runtime and of Swift's library, as they are written everywhere.
      constants: module.library.texts.filter { !module.namesHiddenWithin.contains($0.key) }.merging(
        [
          // The name of the spec's file, for the header.
          "source": module.source,
          // What stands in front of a declaration: `public `.
          "access": module.options.access.modifier,
          // The name of the API's namespace.
          "api": module.options.namespace,
        ]) { _, own in own })
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedTemplate(_ path: String) -> Self {
    "no template includes '\(path)'"
  }

  fileprivate static let noHeader: Self = """
    the files that this template makes do not begin with the line that tells whose they are
    """
  fileprivate static let beginWithHeader: Self = """
    its first line is '// Generated by chirp-gen from {{source}}. Edit the spec, not this file.'
    """

  fileprivate static func didYouMean(_ name: String) -> Self {
    "did you mean '\(name)\(TemplateSet.suffix)'?"
  }
}
