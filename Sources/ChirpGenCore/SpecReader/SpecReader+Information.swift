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

  mutating func authenticationSchemes(_ node: Node) -> [AuthenticationScheme] {
    var schemes: [AuthenticationScheme] = []
    for pair in pairs(of: node, named: "'auth'") ?? [] {
      guard let name = text(pair.key, named: "the name of an authentication scheme"),
        let entries = mapping(pair.value, of: .authentication)
      else { continue }
      guard let node = entries.value("type") else {
        diagnostics.error(.schemeWithoutType(name.value), at: name.range)
        continue
      }
      guard let type = text(node, named: "the type of an authentication scheme") else { continue }
      guard let kind = schemeKind(type) else { continue }
      if let first = schemes.first {
        diagnostics.error(
          .secondScheme(name.value), at: name.range,
          notes: [.init(.firstScheme(first.name.value), at: first.name.range)])
      }
      schemes.append(AuthenticationScheme(name: name, kind: kind))
    }
    return schemes
  }

  private mutating func schemeKind(_ type: Located<String>) -> AuthenticationScheme.Kind? {
    if let kind = AuthenticationScheme.Kind(rawValue: type.value) { return kind }
    let planned = ["apiKey", "basic", "custom"]
    if planned.contains(type.value) {
      diagnostics.error(.plannedScheme(type.value), at: type.range)
    } else {
      let known = AuthenticationScheme.Kind.allCases.map(\.rawValue)
      diagnostics.error(
        .unknownScheme(type.value), at: type.range,
        notes: nearNote(type.value, among: known + planned))
    }
    return nil
  }

  mutating func errorBody(_ node: Node) -> ErrorBody? {
    guard let entries = mapping(node, of: .errors) else { return nil }
    guard let body = entries.value("body") else {
      diagnostics.error(.errorsWithoutBody, at: node.range)
      return nil
    }
    let codes = entries.value("codes").map { texts($0, named: "a code") } ?? []
    return ErrorBody(
      type: typeExpression(body), reason: entries.value("reason").flatMap { fieldPath($0) },
      code: entries.value("code").flatMap { fieldPath($0) }, codes: codes)
  }

  private mutating func fieldPath(_ node: Node) -> Located<[String]>? {
    guard let text = text(node, named: "the path to a field") else { return nil }
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return Located(parts, at: text.range)
  }
}

extension Diagnostic.Message {
  fileprivate static let errorsWithoutBody: Self = "'errors' does not say which type the 'body' is"

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
