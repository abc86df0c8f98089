import ChirpDiagnostics
import ChirpYAML

/// Reads `routes`.
extension SpecReader {
  mutating func routes(_ node: Node) -> [Route] {
    let example = "routes: { feed: { route: GET /feed } }"
    let pairs = pairs(of: node, named: "'routes'", example: example) ?? []
    var routes: [Route] = []
    routes.reserveCapacity(pairs.count)
    for pair in withIndentation(pairs, of: .route) {
      guard let name = name(pair.key, of: "the name of a route") else { continue }
      if let route = route(name, pair.value) { routes.append(route) }
    }
    return routes
  }

  private mutating func route(_ name: Located<String>, _ node: Node) -> Route? {
    if let inner = nestedRoute(in: node) {
      diagnostics.error(
        .routesInRoute(name.value), at: name.range,
        notes: [.init(.groupNotation(inner, name.value))])
      return nil
    }
    guard let entries = mapping(node, of: .route) else { return nil }
    var route = Route.Content(
      name: name, method: Located("", at: name.range),
      path: PathTemplate(parts: [], range: name.range))
    if let node = entries.value("route") {
      readLine(node, into: &route)
    } else if entries.isWhole {
      diagnostics.error(
        .withoutRoute(name.value), at: name.range, notes: [.init(.routeNotation)])
    }
    let path = entries.value("path").map { fields($0, of: .parameter) }
    route.pathParameters = path.flatMap(\.self) ?? []
    route.hasAllPathParameters = path.map { $0 != nil } ?? entries.isWhole
    if let node = entries.value("query") { route.query = fields(node, of: .parameter) ?? [] }
    if let node = entries.value("headers") { route.headers = fields(node, of: .parameter) ?? [] }
    route.body = body(of: entries, in: name)
    if let node = entries.value("response") { route.response = response(node, of: name) }
    if let node = entries.value("errors") { route.errors = errorResponses(node) }
    if let node = entries.value("auth") { route.authentication = requirement(node) }
    route.policies = policies(entries)
    if let node = entries.value("pages") { route.pages = pages(node) }
    if let node = entries.value("description") { route.description = description(node) }
    if let node = entries.value("example") { route.example = example(node) }
    if let node = entries.value("deprecated") { route.deprecation = deprecation(node) }
    if let node = entries.value("group") { route.group = text(node, named: "a group") }
    return Route(route)
  }

  /// The name of the first one, where routes stand in place of what is said of one.
  private func nestedRoute(in node: Node) -> String? {
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty,
      pairs.allSatisfy({ pair in
        pair.value.hasKey("route") && !(pair.key.text.map(KeyTable.route.keys.contains) ?? true)
      })
    else { return nil }
    return pairs.first?.key.text
  }

  private mutating func readLine(_ node: Node, into route: inout Route.Content) {
    guard let line = text(node, named: "a route") else { return }
    let scalars = line.value[...].unicodeScalars
    let method = scalars.prefix { $0 != " " }
    let path = scalars.dropFirst(method.count).drop { $0 == " " }
    guard !method.isEmpty, path.first == "/", method.first != "/" else {
      let note = routeNote(String(method), String(path))
      diagnostics.error(.notARoute(line.value), at: line.range, notes: [.init(note)])
      return
    }
    route.method = Located(String(method), at: node.range(of: 0..<method.count))
    let pathStart = scalars.distance(from: scalars.startIndex, to: path.startIndex)
    let places = node.places
    var parser = PathTemplateParser(path, at: pathStart) { places.range(of: $0) }
    route.path = parser.parse()
    for fault in parser.faults {
      let place = places.range(of: fault.offset..<(fault.offset + fault.length))
      diagnostics.error(fault.message, at: place, notes: fault.notes)
    }
  }

  /// How a line that is not one is put right.
  private func routeNote(_ method: String, _ path: String) -> Diagnostic.Message {
    if method.hasPrefix("/"), path.isEmpty { return .methodMissing("GET \(method)") }
    if let scheme = path.firstRange(of: "://") {
      let rest = path[scheme.upperBound...]
      let host = rest.prefix { $0 != "/" }
      let remaining = rest.dropFirst(host.count)
      return .hostBelongs("\(method) \(remaining.isEmpty ? "/" : remaining)")
    }
    let bare = path.filter { $0 != "\"" && $0 != "'" }
    if bare != path, bare.hasPrefix("/") { return .quoteWhole("\"\(method) \(bare)\"") }
    if path.isEmpty || method.hasPrefix("/") { return .routeNotation }
    return .slashMissing("\(method) /\(path)")
  }

  private mutating func response(_ node: Node, of route: Located<String>) -> Route.Response {
    guard case .mapping(let pairs) = node.content else { return .type(typeExpression(node)) }
    if !pairs.isEmpty, pairs.allSatisfy({ isStatus($0.key) }) {
      diagnostics.error(.statusInResponse, at: node.range, notes: [.init(.responseNotation)])
      return .type(.hole(node.range))
    }
    let node = withoutFieldsKey(node, of: "response")
    let name = Located("\(route.value)_response", at: route.range)
    return .definition(
      TypeDefinition(name: name, kind: .structure(fields(node, of: .field) ?? [])))
  }

  /// What stands under the key 'fields' of `node`, which is reported, if `node` is written like the
  /// definition of a type.
  mutating func withoutFieldsKey(_ node: Node, of owner: String) -> Node {
    guard case .mapping(let pairs) = node.content,
      pairs.allSatisfy({ $0.key.text.map(KeyTable.type.keys.contains) ?? false }),
      let fields = pairs.first(where: { $0.key.text == "fields" }),
      case .mapping(let inner) = fields.value.content,
      !inner.contains(where: { $0.key.text.map(KeyTable.bodyField.keys.contains) ?? false })
    else { return node }
    diagnostics.error(
      .fieldsStandDirectly(owner), at: fields.key.range, notes: [.init(.inlineNotation(owner))])
    return fields.value
  }

  private mutating func errorResponses(_ node: Node) -> [Route.ErrorResponse] {
    let example = "errors: { 404: NotFound }"
    let pairs = pairs(of: node, named: "'errors' of a route", example: example) ?? []
    return pairs.compactMap { pair in
      guard let text = text(pair.key, named: "a status") else { return nil }
      guard let status = statusPattern(text.value) else {
        diagnostics.error(.notAStatus(text.value), at: text.range, notes: [.init(.statuses)])
        return nil
      }
      return Route.ErrorResponse(
        status: Located(status, at: text.range), type: typeExpression(pair.value))
    }
  }

  private func isStatus(_ key: Node) -> Bool {
    key.isPlainInteger && key.text.flatMap { Int($0) }.map { 100...599 ~= $0 } ?? false
  }

  private func statusPattern(_ text: String) -> StatusPattern? {
    if text == "default" { return .any }
    if text == "4xx" { return .hundred(4) }
    if text == "5xx" { return .hundred(5) }
    guard text.utf8.count == 3, let status = Int(text), (300...599).contains(status) else {
      return nil
    }
    return .exactly(status)
  }
}

extension Diagnostic.Message {
  fileprivate static let routeNotation: Self = "a route is written 'GET /users/{userID}'"

  fileprivate static func methodMissing(_ line: String) -> Self {
    "the method is missing: '\(line)'"
  }

  fileprivate static func hostBelongs(_ line: String) -> Self {
    "the host belongs to 'baseURL', and the route is '\(line)'"
  }

  fileprivate static func quoteWhole(_ line: String) -> Self {
    "quote the line as a whole: \(line)"
  }

  fileprivate static func slashMissing(_ line: String) -> Self {
    "a path begins with '/': '\(line)'"
  }

  fileprivate static let statuses: Self = """
    a status is a number from 300 to 599, '4xx', '5xx' or 'default'
    """

  fileprivate static let statusInResponse: Self = "a response is a type, without a status"
  fileprivate static let responseNotation: Self = """
    what a refusal holds stands under 'errors': 'response: Post' and 'errors: { 404: NotFound }'
    """

  fileprivate static func routesInRoute(_ name: String) -> Self {
    "routes stand in '\(name)', where the keys of one route belong"
  }

  fileprivate static func groupNotation(_ inner: String, _ group: String) -> Self {
    "each route names its group: '\(inner): { route: GET /posts, group: \(group) }'"
  }

  fileprivate static func fieldsStandDirectly(_ owner: String) -> Self {
    "the fields of a \(owner) stand directly under '\(owner)'"
  }

  fileprivate static func inlineNotation(_ owner: String) -> Self {
    "they are written '\(owner): { id: UUID }'"
  }

  fileprivate static func withoutRoute(_ name: String) -> Self {
    "'\(name)' has no 'route'"
  }

  fileprivate static func notARoute(_ text: String) -> Self {
    "'\(text)' is not a method and a path"
  }

  fileprivate static func notAStatus(_ text: String) -> Self {
    "'\(text)' is not a status"
  }
}
