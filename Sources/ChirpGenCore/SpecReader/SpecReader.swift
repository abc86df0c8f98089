package import ChirpDiagnostics
package import ChirpYAML

/// Reads the spec language: a YAML tree becomes a `Spec`.
package struct SpecReader: NodeReader {
  /// The version of the language that this program reads, as `chirp:` gives it.
  static let version = "1"

  var diagnostics: Diagnostics

  private init(diagnostics: consuming Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// The API that `root` describes, or nil if `root` is no spec at all.
  package static func read(_ root: Node, diagnostics: inout Diagnostics) -> Spec? {
    var reader = SpecReader(diagnostics: Diagnostics())
    swap(&reader.diagnostics, &diagnostics)
    defer { swap(&reader.diagnostics, &diagnostics) }
    return reader.spec(root)
  }

  /// What the file that `root` stands for adds to the spec that includes it; nil if it is no such file.
  static func readPart(_ root: Node, diagnostics: inout Diagnostics) -> Spec? {
    var reader = SpecReader(diagnostics: Diagnostics())
    swap(&reader.diagnostics, &diagnostics)
    defer { swap(&reader.diagnostics, &diagnostics) }
    return reader.part(root)
  }

  private mutating func part(_ root: Node) -> Spec? {
    guard case .mapping(let pairs) = root.content else {
      diagnostics.error(.notAPart, at: root.range, notes: [.init(.parts)])
      return nil
    }
    if let version = pairs.first(where: { $0.key.text == "chirp" }) {
      diagnostics.error(.wholeSpec, at: version.key.range, notes: [.init(.parts)])
      return nil
    }
    return content(of: entries(pairs, range: root.range, of: .part))
  }

  private mutating func spec(_ root: Node) -> Spec? {
    guard case .mapping(let pairs) = root.content, isSpec(pairs) else {
      diagnostics.error(
        otherKind(of: root), at: root.range, notes: [.init(.specBeginsWithVersion)])
      return nil
    }
    let entries = entries(pairs, range: root.range, of: .spec)
    readVersion(of: entries)
    var spec = content(of: entries)
    if let node = entries.value("api") { spec.api = information(node) }
    if let node = entries.value("json") { spec.json = jsonOptions(node) }
    if let node = entries.value("errors") { spec.errors = errorBody(node) }
    if let node = entries.value("defaults") { spec.defaults = routeDefaults(node) }
    return spec
  }

  /// What an included file may hold too.
  private mutating func content(of entries: MappingReader) -> Spec {
    var spec = Spec()
    spec.hasAllTypes = entries.isWhole || entries.value("types") != nil
    spec.hasAllSchemes = entries.isWhole || entries.value("auth") != nil
    if let node = entries.value("include") {
      spec.includes = texts(node, named: "the path of a file")
    }
    if let node = entries.value("auth") { readAuthentication(node, into: &spec) }
    if let node = entries.value("types") { readTypes(node, into: &spec) }
    if let node = entries.value("routes") { spec.routes = routes(node) }
    return spec
  }

  /// A file with none of the language's keys is something else: one message is worth more than one
  /// for each of its keys.
  private func isSpec(_ pairs: [Node.Pair]) -> Bool {
    pairs.contains { pair in
      pair.key.text.map { KeyTable.spec.keys.contains($0.lowercased()) } ?? false
    }
  }

  /// What the file is in place of a spec.
  private func otherKind(of root: Node) -> Diagnostic.Message {
    switch root.content {
    case .scalar(let scalar): return scalar.text.isEmpty ? .empty : .notASpec
    case .sequence(let nodes):
      let isConfiguration = nodes.contains { $0.hasKey("spec") }
      return isConfiguration ? .configuration : .notASpec
    case .mapping:
      if root.hasKey("openapi") || root.hasKey("swagger") { return .openAPI }
      return root.hasKey("spec") ? .configuration : .notASpec
    }
  }

  private mutating func readVersion(of entries: MappingReader) {
    guard let node = entries.value("chirp") else {
      if !entries.isWhole { return }
      var range = entries.range
      range.end = range.start
      diagnostics.error(.missingVersion, at: range, notes: [.init(.specBeginsWithVersion)])
      return
    }
    guard let version = text(node, named: "the version of the spec language") else { return }
    if version.value != SpecReader.version {
      diagnostics.error(
        .unknownVersion(version.value), at: version.range,
        notes: [.init(.specBeginsWithVersion)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let notASpec: Self = "this is not a chirp spec"
  fileprivate static let empty: Self = "the file is empty"
  fileprivate static let openAPI: Self = """
    this is an OpenAPI description, which this version of chirp-gen does not read
    """
  fileprivate static let configuration: Self = """
    this is the configuration, which names specs, and not a spec
    """
  fileprivate static let notAPart: Self = "this is not a file that a spec can include"
  fileprivate static let wholeSpec: Self = "this is a spec of its own, which no other one includes"
  fileprivate static let parts: Self = """
    an included file holds 'types', 'routes', 'auth' and 'include', and nothing else
    """
  fileprivate static let missingVersion: Self = "the spec does not say which version it is"
  fileprivate static let specBeginsWithVersion: Self = "a spec begins with the line 'chirp: 1'"

  fileprivate static func unknownVersion(_ version: String) -> Self {
    "this program reads version 1 of the spec language, not '\(version)'"
  }
}
