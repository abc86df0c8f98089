package import ChirpDiagnostics
import ChirpYAML

/// The program without its surroundings: a spec's text becomes the files of a module.
package struct Generator {
  /// What `perform` is told before each stage.
  package enum Stage: String, Sendable {
    case reading
    case checking
    case modelling
    case rendering
  }

  private let options: SwiftOptions
  private let templates: TemplateSet
  private let source: String?
  private let readInclude: SpecLoader.Read
  private let onStage: (Stage) -> Void

  /// - Parameters:
  ///   - source: What the first line of each file calls the spec; by default, the name of its file.
  ///   - readInclude: Gives the files that a spec includes.
  ///   - onStage: Is told of each stage before it begins.
  package init(
    options: SwiftOptions, templates: TemplateSet, source: String? = nil,
    readInclude: @escaping SpecLoader.Read, onStage: @escaping (Stage) -> Void = { _ in }
  ) {
    self.options = options
    self.templates = templates
    self.source = source
    self.readInclude = readInclude
    self.onStage = onStage
  }

  /// The files for the spec in `file`, or nil if something is wrong with it: `diagnostics` says what.
  ///
  /// - Throws: `TemplateFault` if a built-in template is at fault.
  package func files(
    for file: SourceFile, diagnostics: inout Diagnostics
  ) throws(TemplateFault) -> [GeneratedFile]? {
    guard let module = module(for: file, diagnostics: &diagnostics) else { return nil }
    onStage(.rendering)
    return try Renderer(templates).files(of: module, diagnostics: &diagnostics)
  }

  /// What would be rendered, or nil if something is wrong.
  package func module(for file: SourceFile, diagnostics: inout Diagnostics) -> SwiftModule? {
    onStage(.reading)
    let loaded = SpecLoader.spec(in: file, read: readInclude, diagnostics: &diagnostics)
    guard let spec = loaded?.resolvingDefaults() else { return nil }
    onStage(.checking)
    let types = TypeTable(spec)
    // What is left out may be renamed too.
    let renaming = Renaming(options.renames, of: spec, types: types, diagnostics: &diagnostics)
    SpecChecker(renaming, fillsColons: options.style == .structs)
      .check(spec, types: types, diagnostics: &diagnostics)
    let selection = SpecSelection(included: options.included, excluded: options.excluded)
    let selected = selection.selected(of: spec, diagnostics: &diagnostics)
    onStage(.modelling)
    // On one line: what stands behind a line break would be Swift.
    let module = ModelBuilder.build(
      selected, types: selection.isAll ? types : TypeTable(selected), renaming: renaming,
      source: (source ?? file.name).shown, options: options, diagnostics: &diagnostics)
    return diagnostics.hasErrors ? nil : module
  }
}

extension SourceFile {
  /// The last part of the path: no path of a machine goes into the output.
  fileprivate var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
