/// Builds what a route sends, and how.
extension ModelBuilder {
  /// The expressions that stand for what a route sends, each beside its field.
  struct Sent {
    var path: [SentValue] = []
    var query: [SentValue] = []
    var headers: [SentValue] = []
    var body: [SentValue] = []
  }

  func parts(of route: Route, _ sent: Sent) -> [SwiftRoutePart] {
    var parts = [part(.path, .text("\"\(pathText(route, sent.path))\""), sent.path)]
    if let method = method(route) { parts.append(part(.method, .text(method))) }
    if !route.query.isEmpty {
      parts.append(
        part(.queryItems, list("[", entries(route.query, sent.query), "]"), sent.query))
    }
    if let body = route.body?.value {
      parts.append(part(.body, self.body(body, sent.body), sent.body))
    }
    if options.style == .structs ? !route.headers.isEmpty : !hasDefaultHeaders(route) {
      parts.append(
        part(.headers, list("[", entries(route.headers, sent.headers), "]"), sent.headers))
    }
    let authentication = authenticationText(route.authentication)
    if authentication != usualAuthentication {
      parts.append(part(.authentication, .text(authentication)))
    }
    if let policies = policies(of: route) { parts.append(part(.policies, policies)) }
    return parts + errorParts(of: route)
  }

  /// What goes without saying: what the runtime has by itself, or what stands once for all routes.
  private var usualAuthentication: String {
    options.style == .structs ? ".none" : authenticationText(spec.defaults.authentication)
  }

  /// nil if they go without saying.
  private func policies(of route: Route) -> SwiftExpression? {
    let own = policies(route.policies, in: .namespace)
    let usual = policies(spec.defaults.policies, in: .namespace)
    if own == usual { return options.style == .structs && !usual.isEmpty ? .text(".api") : nil }
    return list("\(names.library[.namespace].text("EndpointPolicies"))(", own, ")")
  }

  /// How the errors of a route are read, and its dates, where that has to be said.
  private func errorParts(of route: Route) -> [SwiftRoutePart] {
    let types = list("[", route.errors.map { entry($0) }, "]")
    switch options.style {
    case .factories: return route.errors.isEmpty ? [] : [part(.errors, types)]
    case .enum: return route.errors.isEmpty ? [] : [part(.errorMapping, errorMapping(of: route))]
    case .structs:
      let hasMapping = spec.errors != nil || !route.errors.isEmpty
      return (hasMapping ? [part(.errorMapping, errorMapping(of: route))] : [])
        + (spec.json.dates == .iso8601
          ? [] : [part(.dates, .text(".\(spec.json.dates.rawValue)"))])
    }
  }

  private func errorMapping(of route: Route) -> SwiftExpression {
    let types = route.errors.map { entry($0) }
    if spec.errors != nil { return types.isEmpty ? .text(".api()") : list(".api([", types, "])") }
    return list("\(names.library[.namespace].text("ErrorMapping"))(statuses: [", types, "])")
  }

  func part(
    _ kind: SwiftRoutePart.Kind, _ value: SwiftExpression, _ sent: [SentValue] = []
  ) -> SwiftRoutePart {
    SwiftRoutePart(
      kind: kind, type: typeText(kind), value: value, parameters: sent.compactMap(\.parameter))
  }

  /// The type of a property of that kind.
  func typeText(_ kind: SwiftRoutePart.Kind) -> String {
    let library = names.library[.namespace]
    return switch kind {
    case .path: library.text("EndpointPath")
    case .method: library.text("HTTPMethod")
    case .queryItems: library.text("QueryItems")
    case .body: "\(library.text("RequestBody"))?"
    case .headers: library.text("HTTPHeaders")
    case .authentication: library.text("Authentication")
    case .policies: library.text("EndpointPolicies")
    case .errors, .errorMapping: library.text("ErrorMapping")
    case .dates: library.text("DateFormat")
    }
  }

  private func body(_ body: Route.Body, _ sent: [SentValue]) -> SwiftExpression {
    let only = sent.first?.text ?? "body"
    switch body {
    case .json(.fields(let fields)) where fields.isEmpty: return .text("[:]")
    case .json(.fields(let fields)):
      let style = spec.json.keys
      return list("[", entries(fields, sent) { WireKey.key(of: $0, style: style) }, "]")
    case .json(.type(let type)):
      let isOptional = types.expanded(types.resolve(type)).isOptional
      return .text(isOptional ? "\(only).map { .json($0) }" : ".json(\(only))")
    case .form(.fields(let fields)) where fields.isEmpty: return .text(".formURLEncoded([:])")
    case .form(.fields(let fields)):
      return list(".formURLEncoded([", entries(fields, sent), "])")
    case .form(.type): return .text(".formURLEncoded(\(only))")
    case .multipart(let parts) where parts.isEmpty: return .text(".multipart([:])")
    case .multipart(let parts): return list(".multipart([", entries(parts, sent), "])")
    case .text(let mediaType):
      return .text(".string(\(only), contentType: \(StringLiteral.quoted(mediaType.value)))")
    case .data(let mediaType):
      return .text(".data(\(only), contentType: \(StringLiteral.quoted(mediaType.value)))")
    }
  }

  func list(_ opening: String, _ entries: [String], _ closing: String) -> SwiftExpression {
    .list(opening: opening, entries: entries, closing: closing)
  }

  /// `"key": expression` for each field.
  func entries(
    _ fields: [Field], _ values: [SentValue], key: (Field) -> String = \.wireName
  ) -> [String] {
    zip(fields, values).map { field, value in
      "\(StringLiteral.quoted(key(field))): \(value.text)"
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

  private func pathText(_ route: Route, _ values: [SentValue]) -> String {
    let byName = Dictionary(
      zip(route.pathParameters, values).map { ($0.wireName, $1) }
    ) { first, _ in first }
    return route.path.parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += StringLiteral.escaped(literal)
      case .parameter(let parameter):
        guard let value = byName[parameter.value] else { return }
        text += value.parameter == nil ? value.text : "\\(\(value.text))"
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
