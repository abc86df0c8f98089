/// Builds the arguments of `Endpoint`'s initializer.
extension ModelBuilder {
  /// The expressions that stand for what a route sends, each beside its field.
  struct Sent {
    var path: [String] = []
    var query: [String] = []
    var headers: [String] = []
    var body: [String] = []
  }

  func arguments(of route: Route, _ sent: Sent) -> [SwiftFactory.Argument] {
    var arguments: [SwiftFactory.Argument] = [.value("path: \"\(pathText(route, sent.path))\"")]
    if let method = method(route) { arguments.append(.value("method: \(method)")) }
    if !route.query.isEmpty {
      arguments.append(literal("queryItems: [", entries(route.query, sent.query), "]"))
    }
    if let body = route.body?.value { arguments.append(self.body(body, sent.body)) }
    if !hasDefaultHeaders(route) {
      arguments.append(literal("headers: [", entries(route.headers, sent.headers), "]"))
    }
    let authentication = authenticationText(route.authentication)
    if authentication != authenticationText(spec.defaults.authentication) {
      arguments.append(.value("authentication: \(authentication)"))
    }
    let policies = policies(route.policies, in: .namespace)
    if policies != self.policies(spec.defaults.policies, in: .namespace) {
      arguments.append(
        literal("policies: \(names.library[.namespace].text("EndpointPolicies"))(", policies, ")"))
    }
    if !route.errors.isEmpty {
      arguments.append(literal("errors: [", route.errors.map { entry($0) }, "]"))
    }
    return arguments
  }

  private func body(_ body: Route.Body, _ sent: [String]) -> SwiftFactory.Argument {
    let only = sent.first ?? "body"
    switch body {
    case .json(.fields(let fields)) where fields.isEmpty: return .value("body: [:]")
    case .json(.fields(let fields)):
      let style = spec.json.keys
      return literal(
        "body: [", entries(fields, sent) { WireKey.key(of: $0, style: style) }, "]")
    case .json(.type(let type)):
      let isOptional = types.expanded(types.resolve(type)).isOptional
      return .value("body: " + (isOptional ? "\(only).map { .json($0) }" : ".json(\(only))"))
    case .form(.fields(let fields)) where fields.isEmpty:
      return .value("body: .formURLEncoded([:])")
    case .form(.fields(let fields)):
      return literal("body: .formURLEncoded([", entries(fields, sent), "])")
    case .form(.type): return .value("body: .formURLEncoded(\(only))")
    case .multipart(let parts) where parts.isEmpty: return .value("body: .multipart([:])")
    case .multipart(let parts):
      return literal("body: .multipart([", entries(parts, sent), "])")
    case .text(let mediaType):
      return .value("body: .string(\(only), contentType: \(StringLiteral.quoted(mediaType.value)))")
    case .data(let mediaType):
      return .value("body: .data(\(only), contentType: \(StringLiteral.quoted(mediaType.value)))")
    }
  }

  private func literal(
    _ opening: String, _ entries: [String], _ closing: String
  ) -> SwiftFactory.Argument {
    .literal(opening: opening, entries: entries, closing: closing)
  }

  /// `"key": expression` for each field.
  func entries(
    _ fields: [Field], _ expressions: [String], key: (Field) -> String = \.wireName
  ) -> [String] {
    zip(fields, expressions).map { field, expression in
      "\(StringLiteral.quoted(key(field))): \(expression)"
    }
  }

  private func entry(_ error: Route.ErrorResponse) -> String {
    let pattern =
      switch error.status.value {
      case .exactly(let status): String(status)
      case .hundred(4): ".clientErrors"
      case .hundred: ".serverErrors"
      case .any: ".default"
      }
    return "\(pattern): \(names.text(types.resolve(error.type), in: .namespace).text).self"
  }

  private func pathText(_ route: Route, _ expressions: [String]) -> String {
    let byName = Dictionary(
      zip(route.pathParameters, expressions).map { ($0.wireName, ($0, $1)) }
    ) { first, _ in first }
    return route.path.parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += StringLiteral.escaped(literal)
      case .parameter(let parameter):
        guard let (field, expression) = byName[parameter.value] else { return }
        text += field.constant == nil ? "\\(\(expression))" : expression
      }
    }
  }

  /// The method as `HTTPMethod` has it, or nil for GET, which goes without saying.
  private func method(_ route: Route) -> String? {
    let method = route.method.value
    if method == "GET" { return nil }
    if MethodRule.named.contains(method) { return ".\(method.lowercased())" }
    return StringLiteral.quoted(method)
  }
}
