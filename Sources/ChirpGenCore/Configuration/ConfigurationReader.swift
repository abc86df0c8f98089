package import ChirpDiagnostics
package import ChirpYAML

/// Reads `chirp-gen.yaml`: a mapping of options, or a list of such mappings.
package struct ConfigurationReader: NodeReader {
  package static let fileName = "chirp-gen.yaml"

  var diagnostics: Diagnostics

  package static func read(_ root: Node, diagnostics: inout Diagnostics) -> [Configuration] {
    var reader = ConfigurationReader(diagnostics: Diagnostics())
    swap(&reader.diagnostics, &diagnostics)
    defer { swap(&reader.diagnostics, &diagnostics) }
    let nodes: [Node]
    switch root.content {
    case .sequence(let elements): nodes = elements
    case .mapping, .scalar: nodes = [root]
    }
    let configurations = nodes.map { reader.configuration($0) }
    reader.checkOutputs(configurations)
    return configurations
  }

  private mutating func configuration(_ node: Node) -> Configuration {
    var configuration = Configuration()
    guard let entries = mapping(node, of: .configuration) else { return configuration }
    configuration.spec = entries.value("spec").flatMap { text($0, named: "the path of a spec") }
    configuration.output = entries.value("output").flatMap { text($0, named: "the output folder") }
    if configuration.spec == nil, entries.value("spec") == nil {
      diagnostics.error(.withoutKey("spec"), at: node.range)
    }
    if configuration.output == nil, entries.value("output") == nil {
      diagnostics.error(.withoutKey("output"), at: node.range)
    }
    configuration.templates = entries.value("templates").flatMap {
      text($0, named: "the folder of templates")
    }
    configuration.namespace = entries.value("namespace").flatMap {
      identifier($0, named: "the namespace")
    }
    configuration.access = entries.value("access").flatMap {
      choice($0, named: "an access level", as: SwiftOptions.Access.self)
    }
    configuration.layout = entries.value("layout").flatMap {
      choice($0, named: "a layout", as: SwiftOptions.Layout.self)
    }
    if let node = entries.value("imports"), case .sequence(let nodes) = node.content {
      configuration.imports = nodes.compactMap { identifier($0, named: "a module") }
    } else if let node = entries.value("imports") {
      configuration.imports = texts(node, named: "the name of a module")
    }
    return configuration
  }

  private mutating func identifier(_ node: Node, named what: String) -> Located<String>? {
    guard let text = text(node, named: what) else { return nil }
    if Configuration.isIdentifier(text.value) { return text }
    diagnostics.error(.notAnIdentifier(text.value), at: text.range)
    return nil
  }

  /// Two specs in one folder would remove each other's files.
  private mutating func checkOutputs(_ configurations: [Configuration]) {
    var first: [String: SourceRange] = [:]
    for output in configurations.compactMap(\.output) {
      let folder = output.value.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      if let range = first[folder] {
        diagnostics.error(
          .sameOutput(output.value), at: output.range,
          notes: [.init(.otherOutput, at: range), .init(.twoTargets)])
      } else {
        first[folder] = output.range
      }
    }
  }
}

extension KeyTable {
  fileprivate static let configuration = KeyTable(
    "the configuration",
    keys: ["spec", "output", "namespace", "access", "layout", "templates", "imports"],
    planned: ["style", "include", "exclude", "rename"])
}

extension Configuration {
  /// Whether `text` can stand as a name in Swift.
  package static func isIdentifier(_ text: String) -> Bool {
    Identifier.isIdentifier(text) && !Keywords.contains(text)
  }
}

extension Diagnostic.Message {
  fileprivate static let otherOutput: Self = "the other one stands here"
  fileprivate static let twoTargets: Self = "give each spec a folder, and so a target, of its own"

  fileprivate static func withoutKey(_ key: String) -> Self {
    "the configuration does not say '\(key)'"
  }

  fileprivate static func notAnIdentifier(_ text: String) -> Self {
    "'\(text)' is not a name in Swift"
  }

  fileprivate static func sameOutput(_ folder: String) -> Self {
    "two specs generate into the folder '\(folder)'"
  }
}
