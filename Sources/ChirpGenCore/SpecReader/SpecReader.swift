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

  private mutating func spec(_ root: Node) -> Spec? {
    guard case .mapping(let pairs) = root.content, isSpec(pairs) else {
      diagnostics.error(.notASpec, at: root.range, notes: [.init(.specBeginsWithVersion)])
      return nil
    }
    let entries = MappingReader(pairs, range: root.range)
    checkKeys(of: entries, against: .spec)
    readVersion(entries.value("chirp"))
    var spec = Spec()
    if let node = entries.value("api") { spec.api = information(node) }
    if let node = entries.value("json") { spec.json = jsonOptions(node) }
    if let node = entries.value("auth") {
      spec.authentication = authenticationSchemes(node)
      spec.hasAllSchemes = spec.authentication.count == entryCount(of: node)
    }
    if let node = entries.value("errors") { spec.errors = errorBody(node) }
    if let node = entries.value("types") {
      spec.types = typeDefinitions(node)
      spec.hasAllTypes = spec.types.count == entryCount(of: node)
    }
    if let node = entries.value("routes") { spec.routes = routes(node) }
    if hasMisspeltKey(entries) {
      spec.hasAllSchemes = false
      spec.hasAllTypes = false
    }
    return spec
  }

  /// How many entries a mapping has; nil if `node` is none.
  private func entryCount(of node: Node) -> Int? {
    if case .mapping(let pairs) = node.content { pairs.count } else { nil }
  }

  /// Whether types or schemes may stand under a key that is not known, or not supported yet.
  private func hasMisspeltKey(_ entries: MappingReader) -> Bool {
    entries.pairs.contains { pair in
      pair.key.text.map { !KeyTable.spec.keys.contains($0) } ?? true
    }
  }

  /// A file with none of the language's keys is something else: one message is worth more than one
  /// for each of its keys.
  private func isSpec(_ pairs: [Node.Pair]) -> Bool {
    pairs.contains { pair in
      pair.key.text.map { KeyTable.spec.keys.contains($0) } ?? false
    }
  }

  private mutating func readVersion(_ node: Node?) {
    guard let node else {
      let start = SourceLocation(line: 1, column: 1)
      guard let file = diagnostics.files.last else { return }
      let range = SourceRange(file: file.id, start: start, end: start)
      diagnostics.error(.missingVersion, at: range, notes: [.init(.specBeginsWithVersion)])
      return
    }
    if node.text != SpecReader.version {
      diagnostics.error(
        .unknownVersion(node.text ?? ""), at: node.range, notes: [.init(.specBeginsWithVersion)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let notASpec: Self = "this is not a chirp spec"
  fileprivate static let missingVersion: Self = "the spec does not say which version it is"
  fileprivate static let specBeginsWithVersion: Self = "a spec begins with the line 'chirp: 1'"

  fileprivate static func unknownVersion(_ version: String) -> Self {
    "this program reads version 1 of the spec language, not '\(version)'"
  }
}
