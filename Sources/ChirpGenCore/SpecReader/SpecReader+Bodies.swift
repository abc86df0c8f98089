import ChirpDiagnostics
import ChirpYAML

/// Reads what a route sends.
extension SpecReader {
  /// The keys of which a route has at most one.
  private static let bodyKeys = ["body", "form", "multipart", "text", "data"]

  mutating func body(
    of entries: MappingReader, in route: Located<String>
  ) -> Located<Route.Body>? {
    let pairs = entries.pairs.filter { $0.key.text.map(Self.bodyKeys.contains) ?? false }
    guard let first = pairs.first, let key = first.key.text else { return nil }
    for other in pairs.dropFirst() {
      diagnostics.error(
        .secondBody(other.key.text ?? ""), at: other.key.range,
        notes: [.init(.firstBody(key), at: first.key.range)])
    }
    return body(key, first.value, of: route).map { Located($0, at: first.value.range) }
  }

  private mutating func body(
    _ key: String, _ node: Node, of route: Located<String>
  ) -> Route.Body? {
    switch key {
    case "body":
      return .json(content(withoutFieldsKey(node, of: key), of: .bodyField, route))
    case "form":
      return .form(content(withoutFieldsKey(node, of: key), of: .formField, route))
    case "multipart":
      let isMapping = if case .mapping = node.content { true } else { false }
      if !isMapping, !node.isNull {
        diagnostics.error(.partsAreInline, at: node.range, notes: [.init(.partsNotation)])
        return .multipart([])
      }
      return .multipart(fields(node, of: .multipartPart) ?? [])
    case "text": return mediaType(node).map { .text($0) }
    default: return mediaType(node).map { .data($0) }
    }
  }

  private mutating func content(
    _ node: Node, of table: KeyTable, _ route: Located<String>
  ) -> Route.Body.Content {
    guard case .mapping = node.content else { return .type(typeExpression(node)) }
    let fields = fields(node, of: table) ?? []
    return .fields(
      fields.map { field in
        // A type that is defined in a body stands at the top, named after the route and the field.
        guard case .nested(var definition) = field.type else { return field }
        definition.name.value = "\(route.value)_\(field.name.value)"
        var field = field
        field.type = .nested(definition)
        return field
      })
  }

  private mutating func mediaType(_ node: Node) -> Located<String>? {
    guard let type = text(node, named: "a media type") else { return nil }
    let parts = type.value.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    let isPrintable = type.value.unicodeScalars.allSatisfy { (" "..."~").contains($0) }
    if names.count == 2, names.allSatisfy({ HTTPToken.isToken(String($0)) }), isPrintable {
      return type
    }
    diagnostics.error(
      .notAMediaType(type.value), at: type.range, notes: [.init(.mediaTypeNotation)])
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let partsAreInline: Self = "the parts of a multipart body are written in place"
  fileprivate static let partsNotation: Self = """
    a part is written like a field: 'multipart: { title: String, photo: File }'
    """
  fileprivate static let mediaTypeNotation: Self = """
    a media type is written 'text/csv', and quoted if it holds '*'
    """

  fileprivate static func secondBody(_ key: String) -> Self {
    "a route sends one body, and '\(key)' is the second"
  }

  fileprivate static func firstBody(_ key: String) -> Self {
    "the first one is '\(key)'"
  }

  fileprivate static func notAMediaType(_ text: String) -> Self {
    "'\(text)' is not a media type"
  }
}
