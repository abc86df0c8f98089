import ChirpDiagnostics

/// Builds the factories of endpoints.
extension ModelBuilder {
  /// The API itself, and its groups in the order in which routes name them.
  mutating func namespaces() -> (SwiftNamespace, [SwiftNamespace]) {
    let library = names.library.hiding(in: .namespace)
    var main = SwiftNamespace(
      library: library, name: options.namespace, documentation: namespaceDocumentation(),
      baseURL: spec.api.baseURL.map { StringLiteral.quoted($0.value) }, factories: [])
    var groups: [SwiftNamespace] = []
    var indexByGroup: [String: Int] = [:]
    var groupScope = NameScope(reserved: TypeNames.specNames, remedy: .renameGroup)
    // A group can have the name of a function only where letters have no capitals.
    let groupNames = spec.routes.compactMap {
      $0.group.flatMap { Identifier.type(renaming.group($0).text) }
    }
    var mainScope = NameScope(
      reserved: Set(groupNames).union(spec.api.baseURL == nil ? [] : ["baseURL"]),
      remedy: .renameRoute)
    var scopes: [NameScope] = []
    for route in spec.routes {
      guard let group = route.group else {
        main.factories.append(factory(route, in: &mainScope))
        continue
      }
      var index = indexByGroup[group.value]
      if index == nil {
        let name = groupScope.type(renaming.group(group), diagnostics: &diagnostics)
        checkHiding(renaming.group(group), named: name)
        groups.append(
          SwiftNamespace(
            library: library, name: name, documentation: [], baseURL: nil, factories: []))
        scopes.append(NameScope(remedy: .renameRoute))
        index = groups.count - 1
        indexByGroup[group.value] = index
      }
      guard let index else { continue }
      groups[index].factories.append(factory(route, in: &scopes[index]))
    }
    return (main, groups)
  }

  /// A group is a type inside of the namespace, where it would hide a type at the top.
  private mutating func checkHiding(_ group: Nameable, named name: String) {
    guard let id = names.topLevelType(named: name) else { return }
    let type = renaming.type(id, of: types)
    let owner = NameFault.Owner(part: type, description: "the type '\(type.wire.value)'")
    let names = names
    NameFault(part: group, name: name, owner: owner).report(
      .described("the group '\(group.wire.value)'", owner.text, name),
      notes: [.init(.groupHides(options.namespace))], remedy: .renameGroup,
      isTaken: { names.namable.contains($0) }, diagnostics: &diagnostics)
  }

  private func namespaceDocumentation() -> [String] {
    let name = spec.api.name.map { "The \($0.value) API." }
    guard let text = spec.api.description?.value ?? name else { return [] }
    return DocumentationComment.lines(text, columns: 100)
  }

  private mutating func factory(_ route: Route, in scope: inout NameScope) -> SwiftFactory {
    let name = scope.member(
      renaming.member(route.name, of: nil), diagnostics: &diagnostics)
    var parameters = FactoryParameters(names: parameterNames(of: route))
    let sent = sent(by: route, &parameters)
    let response = response(of: route)
    let errorModules = route.errors.map {
      names.text(types.resolve($0.type), in: .namespace).modules
    }
    return SwiftFactory(
      name: name, documentation: documentation(of: route, parameters),
      deprecation: deprecation(route), parameters: parameters.declarations,
      response: response.text, arguments: arguments(of: route, sent),
      modules: SwiftModules([parameters.modules, response.modules, itemModules(of: route)]),
      argumentModules: SwiftModules(
        errorModules + (route.policies.baseURL == nil ? [] : [.foundation])
          + constantModules(of: route)),
      pages: pages(of: route, named: name, parameters, response, in: &scope))
  }

  /// The names of what stands in the path, the query, the headers and the body, in this order.
  private mutating func parameterNames(of route: Route) -> [String] {
    let renaming = renaming
    let members = { (fields: [Field], origin: MemberNames.Origin) in
      fields.filter { $0.constant == nil }.map { field in
        MemberNames.Member(
          part: renaming.member(field.name, of: route.name.value), origin: origin)
      }
    }
    let whole = { (name: String, range: SourceRange) in
      [MemberNames.Member(part: Nameable(Located(name, at: range), .none), origin: .body)]
    }
    var all = members(route.pathParameters, .path) + members(route.query, .query)
    all += members(route.headers, .header)
    switch route.body?.value {
    case .json(.fields(let fields)), .form(.fields(let fields)), .multipart(let fields):
      all += members(fields, .body)
    case .json(.type(let type)), .form(.type(let type)): all += whole("body", type.range)
    case .text(let type): all += whole("text", type.range)
    case .data(let type): all += whole("data", type.range)
    case nil: break
    }
    return MemberNames.names(
      for: all, reserved: [names.topLevel], clashes: .refused, remedy: .renameField,
      diagnostics: &diagnostics)
  }

  private mutating func sent(by route: Route, _ parameters: inout FactoryParameters) -> Sent {
    var sent = Sent()
    for field in route.pathParameters {
      sent.path.append(argument(field, .path, &parameters))
    }
    for field in route.query { sent.query.append(argument(field, .query, &parameters)) }
    for field in route.headers { sent.headers.append(argument(field, .header, &parameters)) }
    switch route.body?.value {
    case .json(.fields(let fields)):
      sent.body = fields.map { argument($0, .json, &parameters) }
    case .form(.fields(let fields)):
      sent.body = fields.map { argument($0, .form, &parameters) }
    case .multipart(let parts):
      sent.body = parts.map { argument($0, .part, &parameters) }
    case .json(.type(let type)), .form(.type(let type)):
      sent.body = [argument(of: types.resolve(type), &parameters)]
    case .text:
      sent.body = [argument(of: .builtIn(.string), &parameters)]
    case .data:
      sent.body = [argument(of: .builtIn(.data), &parameters)]
    case nil: break
    }
    return sent
  }

  private func response(of route: Route) -> TypeNames.Text {
    switch route.response {
    case .type(let type): return names.text(types.resolve(type), in: .namespace)
    case .definition(let definition):
      guard let id = types.id(named: TypeTable.typeName(definition.name.value)) else {
        return TypeNames.Text(text: names.library[.namespace].text("EmptyResponse"))
      }
      return TypeNames.Text(text: names.qualifiedName(of: id))
    case nil: return TypeNames.Text(text: names.library[.namespace].text("EmptyResponse"))
    }
  }

  func deprecation(_ route: Route) -> SwiftFactory.Deprecation? {
    switch route.deprecation {
    case .deprecated: .deprecated
    case .message(let message): .message(StringLiteral.quoted(message))
    case nil: nil
    }
  }

  /// The description, the request line, and what is known of the parameters.
  private func documentation(of route: Route, _ parameters: FactoryParameters) -> [String] {
    var lines: [String] = []
    if let description = route.description {
      lines = comment(description.value)
      if !lines.isEmpty { lines.append("///") }
    }
    let example = Remarks(nil, route.example, nil).lines(columns: 96)
    if !example.isEmpty { lines += example + ["///"] }
    lines += DocumentationComment.lines("`\(route.method.value) \(route.path.text)`")
    return lines + documentation(of: parameters)
  }

  func documentation(of parameters: FactoryParameters) -> [String] {
    let described = parameters.list.compactMap { parameter in
      parameter.description.map { (name: parameter.name.filter { $0 != "`" }, text: $0) }
    }
    guard let only = described.first else { return [] }
    if described.count == 1 { return ["///"] + comment("- Parameter \(only.name): \(only.text)") }
    return ["///", "/// - Parameters:"]
      + described.flatMap { comment("  - \($0.name): \($0.text)") }
  }

  /// A factory stands in a namespace, and that may stand in another one.
  func comment(_ text: String) -> [String] {
    DocumentationComment.lines(text, columns: 96)
  }
}

extension Diagnostic.Message {
  fileprivate static func groupHides(_ namespace: String) -> Self {
    "a group is a type inside of '\(namespace)', and would hide the other one there"
  }
}
