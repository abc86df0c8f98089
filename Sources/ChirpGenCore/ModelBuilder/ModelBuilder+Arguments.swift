/// Builds the arguments of `Endpoint`'s initializer.
extension ModelBuilder {
  func arguments(
    of route: Route, _ parameters: FactoryParameters
  ) -> [SwiftFactory.Argument] {
    var names = parameters.names[...]
    let path = names.prefix(route.pathParameters.count)
    names = names.dropFirst(path.count)
    let query = names.prefix(route.query.count)
    names = names.dropFirst(query.count)
    let headers = names.prefix(route.headers.count)
    let body = names.dropFirst(headers.count)

    var arguments: [SwiftFactory.Argument] = [.value("path: \"\(pathText(route, Array(path)))\"")]
    if let method = method(route) { arguments.append(.value("method: \(method)")) }
    if !route.query.isEmpty {
      arguments.append(.literal(label: "queryItems", entries: entries(route.query, query)))
    }
    switch route.body?.value {
    case .fields(let fields) where fields.isEmpty: arguments.append(.value("body: [:]"))
    case .fields(let fields):
      let style = spec.json.keys
      arguments.append(
        .literal(
          label: "body", entries: entries(fields, body) { WireKey.key(of: $0, style: style) })
      )
    case .type: arguments.append(.value("body: .json(\(body.first ?? "body"))"))
    case nil: break
    }
    if !route.headers.isEmpty {
      arguments.append(.literal(label: "headers", entries: entries(route.headers, headers)))
    }
    if case .scheme = route.authentication {
      arguments.append(.value("authentication: .required"))
    }
    if !route.errors.isEmpty {
      arguments.append(.literal(label: "errors", entries: route.errors.map { entry($0) }))
    }
    return arguments
  }

  /// `"key": name` for each field.
  private func entries(
    _ fields: [Field], _ names: ArraySlice<String>,
    key: (Field) -> String = { ($0.key ?? $0.name).value }
  ) -> [String] {
    zip(fields, names).map { field, name in "\(StringLiteral.quoted(key(field))): \(name)" }
  }

  private func entry(_ error: Route.ErrorResponse) -> String {
    let pattern =
      switch error.status.value {
      case .exactly(let status): String(status)
      case .hundred(4): ".clientErrors"
      case .hundred: ".serverErrors"
      case .any: ".default"
      }
    return "\(pattern): \(names.text(types.resolve(error.type)).text).self"
  }

  private func pathText(_ route: Route, _ names: [String]) -> String {
    let wireNames = route.pathParameters.lazy.map { ($0.key ?? $0.name).value }
    let nameByWire = Dictionary(zip(wireNames, names)) { first, _ in first }
    return route.path.parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += StringLiteral.escaped(literal)
      case .parameter(let parameter):
        if let name = nameByWire[parameter.value] { text += "\\(\(name))" }
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
