import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML

/// Finds out what there is to do: from the command line, and from the configuration file.
struct JobList {
  let options: Options
  let paths: Paths
  /// Whether files are written, or would be.
  let isForOutput: Bool

  /// The jobs, as far as the configuration can be read: `diagnostics` says what is wrong with it.
  func jobs(diagnostics: inout Diagnostics) throws(UsageError) -> [Job] {
    let overrides = try Overrides(options, diagnostics: &diagnostics)
    let all = try configurations(diagnostics: &diagnostics)
    var configurations = all.filter(isWanted)
    if let output = options.output {
      folder(GivenPath(text: output, range: nil), at: output).check(
        against: all.filter { !isWanted($0) }.compactMap(folder(of:)), diagnostics: &diagnostics)
    }
    if configurations.isEmpty { configurations = [Configuration()] }
    if options.inputs != nil, let second = configurations.dropFirst().first?.spec {
      diagnostics.error(.secondSpec, at: second.range, notes: [.init(.targetForEach)])
      return []
    }
    if configurations.count > 1, options.output != nil {
      throw UsageError(
        message: "'--output' is for one spec, and '\(configName)' lists several",
        hint: options.spec == nil
          ? "name the spec: chirp-gen generate SPEC --output DIR" : "leave out '--output'")
    }
    return configurations.compactMap { job($0, overrides) }
  }

  /// Whether the command line asks for what `configuration` lists.
  private func isWanted(_ configuration: Configuration) -> Bool {
    guard let spec = options.spec else { return true }
    return configuration.spec.map { paths.isSame(configured($0).text, spec) } ?? false
  }

  private func folder(_ path: GivenPath, at location: String) -> OutputFolder {
    OutputFolder(realPath: FileSystem.realPath(paths.resolve(location)), path: path)
  }

  /// The output folder of `configuration`, as that names it.
  private func folder(of configuration: Configuration) -> OutputFolder? {
    configuration.output.map { output in
      folder(GivenPath(text: output.value, range: output.range), at: configured(output).text)
    }
  }

  private func job(_ configuration: Configuration, _ overrides: Overrides) -> Job? {
    guard let spec = given(options.spec, configuration.spec) else { return nil }
    var swiftOptions = configuration.options
    overrides.apply(to: &swiftOptions)
    return Job(
      spec: spec, output: given(options.output, configuration.output),
      templates: given(options.templates, configuration.templates), options: swiftOptions)
  }

  /// What the command line says counts, and then what the configuration file does.
  private func given(_ argument: String?, _ path: Located<String>?) -> GivenPath? {
    argument.map { GivenPath(text: $0, range: nil) } ?? path.map { configured($0) }
  }

  /// A path of the configuration file is relative to that file's folder.
  private func configured(_ path: Located<String>) -> GivenPath {
    let text = Paths.join(Paths.folder(of: configName), path.value)
    return GivenPath(text: paths.direct(text), range: path.range)
  }

  private var configName: String {
    options.config ?? ConfigurationReader.fileName
  }

  private func configurations(
    diagnostics: inout Diagnostics
  ) throws(UsageError) -> [Configuration] {
    if options.config == nil, FileSystem.kind(of: paths.resolve(configName)) == nil {
      paths.log?.add(.file, at: paths.resolve(configName))
      if options.spec != nil { return [] }
      throw UsageError(
        message: "there is no spec given, and no '\(ConfigurationReader.fileName)' in this folder",
        hint: "name both: chirp-gen generate specs/api.yaml --output Sources/MyAPI")
    }
    guard
      let file = paths.read(
        GivenPath(text: configName, range: nil), as: .configuration, diagnostics: &diagnostics),
      let root = Composer().compose(file, diagnostics: &diagnostics)
    else { return [] }
    let configurations = ConfigurationReader.read(
      root, requiresOutput: isForOutput && options.output == nil, diagnostics: &diagnostics)
    let folders = configurations.compactMap(folder(of:))
    for (index, folder) in folders.enumerated() {
      folder.check(against: folders[..<index], diagnostics: &diagnostics)
    }
    return configurations
  }
}

extension Diagnostic.Message {
  fileprivate static let secondSpec: Self =
    "a target is built from one spec, and this is a second one"
  fileprivate static let targetForEach: Self = """
    give each spec a target of its own, with a 'chirp-gen.yaml' in its folder
    """
}
