import ChirpDiagnostics
import ChirpYAML

/// Reads `routes`.
extension SpecReader {
  mutating func routes(_ node: Node) -> [Route] {
    let pairs = pairs(of: node, named: "'routes'") ?? []
    var routes: [Route] = []
    routes.reserveCapacity(pairs.count)
    for pair in pairs {
      guard let name = name(pair.key, of: "the name of a route") else { continue }
      if let route = route(name, pair.value) { routes.append(route) }
    }
    return routes
  }

  private mutating func route(_ name: Located<String>, _ node: Node) -> Route? {
    guard let entries = mapping(node, of: .route) else { return nil }
    var route = Route(
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
    return route
  }

  private mutating func readLine(_ node: Node, into route: inout Route) {
    guard let line = text(node, named: "a route") else { return }
    let scalars = line.value[...].unicodeScalars
    let method = scalars.prefix { $0 != " " }
    let path = scalars.dropFirst(method.count).drop { $0 == " " }
    guard !method.isEmpty, path.first == "/" else {
      diagnostics.error(.notARoute(line.value), at: line.range, notes: [.init(.routeNotation)])
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

  private mutating func response(_ node: Node, of route: Located<String>) -> Route.Response {
    guard case .mapping = node.content else { return .type(typeExpression(node)) }
    let node = withoutFieldsKey(node, of: "response")
    let name = Located("\(route.value)Response", at: route.range)
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
      !inner.contains(where: { $0.key.text.map(KeyTable.field.keys.contains) ?? false })
    else { return node }
    diagnostics.error(
      .fieldsStandDirectly(owner), at: fields.key.range, notes: [.init(.inlineNotation(owner))])
    return fields.value
  }

  private mutating func errorResponses(_ node: Node) -> [Route.ErrorResponse] {
    (pairs(of: node, named: "'errors' of a route") ?? []).compactMap { pair in
      guard let text = text(pair.key, named: "a status") else { return nil }
      guard let status = statusPattern(text.value) else {
        diagnostics.error(.notAStatus(text.value), at: text.range, notes: [.init(.statuses)])
        return nil
      }
      return Route.ErrorResponse(
        status: Located(status, at: text.range), type: typeExpression(pair.value))
    }
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
  fileprivate static let statuses: Self = """
    a status is a number from 300 to 599, '4xx', '5xx' or 'default'
    """

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
