import ChirpDiagnostics
import ChirpYAML

/// Reads `auth`: the schemes of the API, and what a route demands of them.
extension SpecReader {
  mutating func readAuthentication(_ node: Node, into spec: inout Spec) {
    guard
      let pairs = pairs(of: node, named: "'auth'", example: "auth: { session: { type: bearer } }")
    else {
      spec.hasAllSchemes = false
      return
    }
    for pair in pairs {
      guard let name = name(pair.key, of: "the name of an authentication scheme") else {
        spec.hasAllSchemes = false
        continue
      }
      spec.authentication.append(scheme(name, pair.value))
    }
  }

  private enum SchemeType: String, CaseIterable {
    case bearer
    case basic
    case apiKey
  }

  private mutating func scheme(_ name: Located<String>, _ node: Node) -> AuthenticationScheme {
    var scheme = AuthenticationScheme(name: name)
    if name.value == "none" {
      diagnostics.error(.noneIsNoName, at: name.range, notes: [.init(.renameScheme)])
    }
    guard let entries = mapping(node, of: .authentication) else { return scheme }
    if let node = entries.value("description") { scheme.description = description(node) }
    guard let typeNode = entries.value("type") else {
      if entries.isWhole { diagnostics.error(.schemeWithoutType(name.value), at: name.range) }
      return scheme
    }
    let type = choice(typeNode, named: "a type of authentication", as: SchemeType.self)
    let places = ["header", "query", "cookie"].filter { entries.value($0) != nil }
    switch type {
    case .bearer, .basic:
      scheme.kind = type == .basic ? .basic : .bearer
      if let place = places.first, let node = entries.value(place) {
        diagnostics.error(.placeWithoutKey(place), at: node.range, notes: [.init(.keyNotation)])
      }
    case .apiKey: scheme.kind = keyPlace(entries, places, of: name).map { .apiKey($0) }
    case nil: break
    }
    return scheme
  }

  private mutating func keyPlace(
    _ entries: MappingReader, _ places: [String], of name: Located<String>
  ) -> AuthenticationScheme.KeyPlace? {
    guard let place = places.first, places.count == 1, let node = entries.value(place) else {
      if entries.isWhole {
        diagnostics.error(
          .notOnePlace(name.value), at: name.range, notes: [.init(.keyNotation)])
      }
      return nil
    }
    guard let field = text(node, named: "the name that the key travels under") else { return nil }
    return switch place {
    case "header": .header(field)
    case "query": .query(field)
    default: .cookie(field)
    }
  }

  /// `none`, a scheme, a list of which one is enough, or `{ all: [first, second] }`.
  mutating func requirement(_ node: Node) -> Route.Authentication? {
    switch node.content {
    case .scalar:
      guard let name = text(node, named: "an authentication scheme") else { return nil }
      return name.value == "none" ? Route.Authentication.none : .any([name])
    case .sequence:
      return .any(schemes(node))
    case .mapping:
      guard let all = mapping(node, of: .requirement)?.value("all") else { return nil }
      return .all(schemes(all))
    }
  }

  private mutating func schemes(_ node: Node) -> [Located<String>] {
    if case .sequence(let nodes) = node.content, nodes.isEmpty {
      diagnostics.error(.noSchemes, at: node.range, notes: [.init(.noneNotation)])
    }
    return texts(node, named: "an authentication scheme")
  }
}

extension Diagnostic.Message {
  fileprivate static let keyNotation: Self = """
    a key travels in one place: '{ type: apiKey, header: X-API-Key }', or 'query' or 'cookie'
    """
  fileprivate static let noneIsNoName: Self = """
    no authentication scheme is named 'none', which is what a route without one says
    """
  fileprivate static let renameScheme: Self = """
    choose another name; the name of a scheme does not travel
    """
  fileprivate static let noSchemes: Self = "no authentication scheme stands here"
  fileprivate static let noneNotation: Self = """
    a route that needs none has 'auth: none', or no 'auth' at all
    """

  fileprivate static func placeWithoutKey(_ place: String) -> Self {
    "'\(place)' belongs to the type 'apiKey' alone"
  }

  fileprivate static func notOnePlace(_ name: String) -> Self {
    "the key of the authentication scheme '\(name)' has not exactly one place"
  }

  fileprivate static func schemeWithoutType(_ name: String) -> Self {
    "the authentication scheme '\(name)' has no 'type'"
  }
}
