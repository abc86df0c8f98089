import ChirpDiagnostics
import ChirpYAML

/// Reads `api`, `json`, `auth` and `errors`.
extension SpecReader {
  mutating func information(_ node: Node) -> APIInformation {
    var information = APIInformation()
    guard let entries = mapping(node, of: .api) else { return information }
    if let node = entries.value("name") { information.name = text(node, named: "the API's name") }
    if let node = entries.value("description") { information.description = description(node) }
    if let node = entries.value("baseURL") {
      information.baseURL = text(node, named: "the base URL")
    }
    return information
  }

  mutating func description(_ node: Node) -> Located<String>? {
    text(node, named: "a description")
  }

  mutating func jsonOptions(_ node: Node) -> JSONOptions {
    var options = JSONOptions()
    guard let entries = mapping(node, of: .json) else { return options }
    if let node = entries.value("dates"),
      let dates = choice(node, named: "a date format", as: JSONOptions.DateFormat.self)
    {
      options.dates = dates
    }
    if let node = entries.value("keys"),
      let keys = choice(node, named: "a key style", as: JSONOptions.KeyStyle.self)
    {
      options.keys = keys
    }
    return options
  }

  mutating func readAuthentication(_ node: Node, into spec: inout Spec) {
    guard let pairs = pairs(of: node, named: "'auth'") else {
      spec.hasAllSchemes = false
      return
    }
    for pair in pairs {
      guard let name = name(pair.key, of: "the name of an authentication scheme") else {
        spec.hasAllSchemes = false
        continue
      }
      let kind = schemeKind(pair.value, of: name)
      if kind != nil, let first = spec.authentication.first(where: { $0.kind != nil }) {
        diagnostics.error(
          .secondScheme(name.value), at: name.range,
          notes: [.init(.firstScheme(first.name.value), at: first.name.range)])
      }
      spec.authentication.append(AuthenticationScheme(name: name, kind: kind))
    }
  }

  private mutating func schemeKind(
    _ node: Node, of name: Located<String>
  ) -> AuthenticationScheme.Kind? {
    guard let pairs = pairs(of: node, named: KeyTable.authentication.owner) else { return nil }
    let planned = ["apiKey", "basic", "custom"]
    if let type = MappingReader(pairs, range: node.range).value("type"), let text = type.text,
      planned.contains(text)
    {
      diagnostics.error(.plannedScheme(text), at: type.range)
      return nil
    }
    let entries = entries(pairs, range: node.range, of: .authentication)
    guard let node = entries.value("type") else {
      if entries.isWhole { diagnostics.error(.schemeWithoutType(name.value), at: name.range) }
      return nil
    }
    guard let type = text(node, named: "the type of an authentication scheme") else { return nil }
    if let kind = AuthenticationScheme.Kind(rawValue: type.value) { return kind }
    let known = AuthenticationScheme.Kind.allCases.map(\.rawValue)
    diagnostics.error(
      .unknownScheme(type.value), at: type.range,
      notes: nearNote(type.value, among: known, planned: planned))
    return nil
  }

  mutating func errorBody(_ node: Node) -> ErrorBody? {
    guard let entries = mapping(node, of: .errors) else { return nil }
    guard let body = entries.value("body") else {
      if entries.isWhole { diagnostics.error(.errorsWithoutBody, at: node.range) }
      return nil
    }
    let codes = entries.value("codes").map { self.codes($0) } ?? []
    if let first = codes.first, entries.value("code") == nil, entries.isWhole {
      diagnostics.error(.codesWithoutCode, at: first.range)
    }
    return ErrorBody(
      type: typeExpression(body), reason: fieldPath(entries.value("reason")),
      code: fieldPath(entries.value("code")), codes: codes)
  }

  private mutating func codes(_ node: Node) -> [Located<String>] {
    texts(node, named: "a code").filter { code in
      if code.value.isEmpty { diagnostics.error(.emptyCode, at: code.range) }
      return !code.value.isEmpty
    }
  }

  /// The names of a path, each with its place.
  private mutating func fieldPath(_ node: Node?) -> [Located<String>] {
    guard let node, let text = text(node, named: "the path to a field") else { return [] }
    var start = 0
    return text.value.split(separator: ".", omittingEmptySubsequences: false).map { name in
      let end = start + name.unicodeScalars.count
      defer { start = end + 1 }
      return Located(String(name), at: node.range(of: start..<end))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let errorsWithoutBody: Self = "'errors' does not say which type the 'body' is"
  fileprivate static let emptyCode: Self = "a code is empty"
  fileprivate static let codesWithoutCode: Self = """
    'codes' are listed, but 'code' does not say which field of the body holds one
    """

  fileprivate static func schemeWithoutType(_ name: String) -> Self {
    "the authentication scheme '\(name)' has no 'type'"
  }

  fileprivate static func secondScheme(_ name: String) -> Self {
    "this version of chirp-gen supports one authentication scheme, and '\(name)' is the second"
  }

  fileprivate static func firstScheme(_ name: String) -> Self {
    "the first one is '\(name)'"
  }

  fileprivate static func plannedScheme(_ type: String) -> Self {
    "this version of chirp-gen does not support the authentication type '\(type)' yet"
  }

  fileprivate static func unknownScheme(_ type: String) -> Self {
    "'\(type)' is not known as a type of authentication"
  }
}
