package import ChirpDiagnostics
package import ChirpYAML

/// Reads `chirp-gen.yaml`: a mapping of options, or a list of such mappings.
package struct ConfigurationReader: NodeReader {
  package static let fileName = "chirp-gen.yaml"

  private let requiredKeys: [String]
  var diagnostics: Diagnostics

  /// - Parameter requiresOutput: false if nothing is written, or if the command line says where to.
  package static func read(
    _ root: Node, requiresOutput: Bool, diagnostics: inout Diagnostics
  ) -> [Configuration] {
    var reader = ConfigurationReader(
      requiredKeys: requiresOutput ? ["spec", "output"] : ["spec"], diagnostics: Diagnostics())
    swap(&reader.diagnostics, &diagnostics)
    defer { swap(&reader.diagnostics, &diagnostics) }
    if root.hasKey("chirp") {
      reader.diagnostics.error(.spec, at: root.range, notes: [.init(.giveSpec)])
      return []
    }
    guard case .sequence(let nodes) = root.content else { return [reader.configuration(root)] }
    if nodes.isEmpty { reader.diagnostics.error(.nothingListed, at: root.range) }
    return nodes.map { reader.configuration($0) }
  }

  private mutating func configuration(_ node: Node) -> Configuration {
    var configuration = Configuration()
    guard let entries = mapping(node, of: .configuration) else { return configuration }
    configuration.spec = entries.value("spec").flatMap { spec($0) }
    configuration.output = entries.value("output").flatMap { path($0, named: "the output folder") }
    for key in requiredKeys where entries.isWhole && entries.value(key) == nil {
      diagnostics.error(
        .withoutKey(key), at: node.range,
        notes: [.init(.written(KeyTable.configuration.example))])
    }
    configuration.templates = entries.value("templates").flatMap {
      path($0, named: "the folder of templates")
    }
    configuration.namespace = entries.value("namespace").flatMap {
      namespace($0)
    }
    configuration.access = entries.value("access").flatMap {
      choice($0, named: "an access level", as: SwiftOptions.Access.self)
    }
    configuration.style = entries.value("style").flatMap {
      choice($0, named: "a style", as: SwiftOptions.Style.self)
    }
    configuration.layout = entries.value("layout").flatMap {
      choice($0, named: "a layout", as: SwiftOptions.Layout.self)
    }
    configuration.imports = entries.value("imports").map { modules($0) }
    configuration.included = entries.value("include").map { parts($0) }
    configuration.excluded = entries.value("exclude").map { parts($0) }
    configuration.renames = entries.value("rename").map { renames($0) }
    return configuration
  }

  private mutating func spec(_ node: Node) -> Located<String>? {
    guard case .sequence = node.content else { return path(node, named: "the path of a spec") }
    diagnostics.error(.severalSpecs, at: node.range, notes: [.init(.severalNotation)])
    return nil
  }

  private mutating func path(_ node: Node, named what: String) -> Located<String>? {
    guard let text = text(node, named: what) else { return nil }
    if Configuration.isOfShell(text.value) {
      diagnostics.error(.ofShell(text.value), at: text.range, notes: [.init(.whereFrom)])
      return nil
    }
    // The system would take NUL for the end.
    if !text.value.isEmpty, !text.value.contains("\0") { return text }
    diagnostics.error(.notAPath(text.value), at: text.range)
    return nil
  }

  private mutating func namespace(_ node: Node) -> Located<String>? {
    guard let text = text(node, named: "the namespace") else { return nil }
    if Configuration.isNamespace(text.value) { return text }
    let near = Configuration.namespace(near: text.value)
    diagnostics.error(
      .notANamespace(text.value), at: text.range,
      notes: near.map { [.init(.didYouMean($0))] } ?? [])
    return nil
  }

  private mutating func parts(_ node: Node) -> [Located<String>] {
    texts(node, named: "the name of a group, a route or a type")
  }

  private mutating func renames(_ node: Node) -> [Rename] {
    let example = "rename: { Post: Article }"
    let pairs = pairs(of: node, named: "'rename'", example: example) ?? []
    return pairs.compactMap { pair in
      guard let old = name(pair.key, of: "what is renamed"),
        let new = name(pair.value, of: "a name")
      else { return nil }
      return Rename(old: old, new: new)
    }
  }

  private mutating func modules(_ node: Node) -> [Located<String>] {
    texts(node, named: "the name of a module").filter { text in
      let isModule = Configuration.isModule(text.value)
      if !isModule { diagnostics.error(.notAModule(text.value), at: text.range) }
      return isModule
    }
  }
}

extension KeyTable {
  fileprivate static let configuration = KeyTable(
    "the configuration",
    keys: [
      "spec", "output", "namespace", "access", "style", "layout", "templates", "imports", "include",
      "exclude", "rename",
    ],
    foreign: .configuration,
    example: "{ spec: specs/api.yaml, output: Sources/API }")
}

extension Diagnostic.Message {
  fileprivate static let spec: Self = "this is a spec, and not the configuration"
  fileprivate static let giveSpec: Self = """
    give it as the argument of the command: 'chirp-gen generate SPEC --output DIR'
    """
  fileprivate static let nothingListed: Self = "the configuration lists no spec"

  fileprivate static let severalSpecs: Self = "a configuration is of one spec"
  fileprivate static let severalNotation: Self = """
    of several it is a list: '[{ spec: a.yaml, output: A }, { spec: b.yaml, output: B }]'
    """
  fileprivate static let whereFrom: Self = """
    write a path from the folder of the configuration, or an absolute one
    """

  fileprivate static func ofShell(_ path: String) -> Self {
    "the '~' of '\(path)' is a folder in a shell alone"
  }

  fileprivate static func withoutKey(_ key: String) -> Self {
    "the configuration does not say '\(key)'"
  }

  fileprivate static func notAPath(_ text: String) -> Self {
    "'\(text)' is not a path"
  }

  fileprivate static func notANamespace(_ text: String) -> Self {
    "'\(text)' cannot be the name of the namespace"
  }

  fileprivate static func notAModule(_ text: String) -> Self {
    "'\(text)' cannot be the name of a module"
  }
}
