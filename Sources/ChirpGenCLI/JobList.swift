import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML

/// Finds out what there is to do: from the command line, and from the configuration file.
struct JobList {
  struct UsageError: Error {
    let message: String
    let hint: String
  }

  let options: Options
  let paths: Paths

  /// The jobs, or nil if the configuration is at fault: `diagnostics` says how.
  func jobs(diagnostics: inout Diagnostics) throws(UsageError) -> [Job]? {
    let overrides = try overrides()
    let configurations = try configurations(diagnostics: &diagnostics)
    if diagnostics.hasErrors { return nil }
    guard let spec = options.spec else {
      if configurations.count > 1, options.output != nil {
        throw UsageError(
          message: "'--output' is for one spec, and '\(configName)' lists several",
          hint: "name the spec: chirp-gen generate SPEC --output DIR")
      }
      return configurations.map { job($0, overrides) }
    }
    let listed = configurations.first { configuration in
      configuration.spec.map { paths.isSame($0.value, in: configFolder, as: spec) } ?? false
    }
    var configuration = listed ?? Configuration()
    configuration.spec = nil
    return [job(configuration, overrides)]
  }

  private func job(_ configuration: Configuration, _ overrides: Overrides) -> Job {
    var options = configuration.options
    if let access = overrides.access { options.access = access }
    if let layout = overrides.layout { options.layout = layout }
    if let namespace = overrides.namespace { options.namespace = namespace }
    if let imports = overrides.imports { options.imports = imports }
    return Job(
      spec: self.options.spec ?? configured(configuration.spec) ?? "",
      specRange: configuration.spec?.range,
      output: self.options.output ?? configured(configuration.output),
      templates: self.options.templates ?? configured(configuration.templates), options: options)
  }

  /// A path of the configuration file is relative to that file's folder.
  private func configured(_ path: Located<String>?) -> String? {
    path.map { Paths.join(configFolder, $0.value) }
  }

  private var configName: String {
    options.config ?? ConfigurationReader.fileName
  }

  private var configFolder: String {
    configName.lastIndex(of: "/").map { String(configName[..<$0]) } ?? ""
  }

  private func configurations(
    diagnostics: inout Diagnostics
  ) throws(UsageError) -> [Configuration] {
    if options.config == nil, FileSystem.kind(of: paths.resolve(configName)) == nil {
      if options.spec != nil { return [] }
      throw UsageError(
        message: "there is no spec given, and no '\(ConfigurationReader.fileName)' in this folder",
        hint: "name both: chirp-gen generate specs/api.yaml --output Sources/MyAPI")
    }
    guard let file = paths.read(configName, as: .configuration, diagnostics: &diagnostics),
      let root = Composer().compose(file, diagnostics: &diagnostics)
    else { return [] }
    return ConfigurationReader.read(root, diagnostics: &diagnostics)
  }

  /// What the command line says of the options, checked.
  private struct Overrides {
    var access: SwiftOptions.Access?
    var layout: SwiftOptions.Layout?
    var namespace: String?
    var imports: [String]?
  }

  private func overrides() throws(UsageError) -> Overrides {
    var overrides = Overrides()
    overrides.access = try choice(options.access, "--access", SwiftOptions.Access.self)
    overrides.layout = try choice(options.layout, "--layout", SwiftOptions.Layout.self)
    overrides.namespace = try options.namespace.map { text throws(UsageError) in
      try identifier(text, "--namespace")
    }
    if let imports = options.imports {
      overrides.imports = []
      for name in imports.split(separator: ",") {
        overrides.imports?.append(try identifier(String(name), "--imports"))
      }
    }
    return overrides
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String?, _ option: String, _ type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw UsageError(message: "'\(text)' is no value of '\(option)'", hint: "known are \(known)")
  }

  private func identifier(_ text: String, _ option: String) throws(UsageError) -> String {
    if Configuration.isIdentifier(text) { return text }
    throw UsageError(
      message: "'\(text)' is no value of '\(option)'", hint: "it takes a name as Swift has them")
  }
}
