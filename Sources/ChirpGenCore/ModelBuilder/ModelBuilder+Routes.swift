import ChirpDiagnostics

/// Builds the factories of endpoints.
extension ModelBuilder {
  /// The API itself, and its groups in the order in which routes name them.
  mutating func namespaces() -> (SwiftNamespace, [SwiftNamespace]) {
    var main = SwiftNamespace(
      name: options.namespace, documentation: namespaceDocumentation(),
      baseURL: spec.api.baseURL.map { StringLiteral.quoted($0.value) }, factories: [])
    var groups: [SwiftNamespace] = []
    var indexByGroup: [String: Int] = [:]
    var groupScope = NameScope(reserved: names.topLevel, remedy: .renameGroup)
    // A group can have the name of a function only where letters have no capitals.
    let groupNames = spec.routes.compactMap { $0.group.flatMap { Identifier.type($0.value) } }
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
        let name = groupScope.type(group, diagnostics: &diagnostics)
        groups.append(SwiftNamespace(name: name, documentation: [], baseURL: nil, factories: []))
        scopes.append(NameScope(remedy: .renameRoute))
        index = groups.count - 1
        indexByGroup[group.value] = index
      }
      guard let index else { continue }
      groups[index].factories.append(factory(route, in: &scopes[index]))
    }
    return (main, groups)
  }

  private func namespaceDocumentation() -> [String] {
    let name = spec.api.name.map { "The \($0.value) API." }
    guard let text = spec.api.description?.value ?? name else { return [] }
    return DocumentationComment.lines(text, columns: 100)
  }

  private mutating func factory(_ route: Route, in scope: inout NameScope) -> SwiftFactory {
    let name = scope.member(route.name, diagnostics: &diagnostics)
    var parameters = FactoryParameters()
    for field in route.pathParameters { add(field, to: &parameters) }
    for field in route.query { add(field, to: &parameters) }
    for field in route.headers { add(field, to: &parameters) }
    switch route.body?.value {
    case .fields(let fields): for field in fields { add(field, to: &parameters) }
    case .type(let type): addBody(type, to: &parameters)
    case nil: break
    }
    let response = response(of: route)
    return SwiftFactory(
      name: name, documentation: documentation(of: route, parameters),
      deprecation: deprecation(route),
      parameters: parameters.declarations, response: response.text,
      arguments: arguments(of: route, parameters),
      usesFoundation: parameters.usesFoundation || response.usesFoundation)
  }

  private mutating func add(_ field: Field, to parameters: inout FactoryParameters) {
    let name = parameters.scope.member(field.name, diagnostics: &diagnostics)
    let type = types.resolve(field, in: nil)
    let text = names.text(type)
    var initial = field.defaultValue.flatMap {
      defaults.expression($0, of: type, named: text.text, diagnostics: &diagnostics)
    }
    if initial == nil, types.expanded(type).isOptional { initial = "nil" }
    parameters.add(name, text, initial: initial, description: field.description?.value)
  }

  private mutating func addBody(
    _ expression: TypeExpression, to parameters: inout FactoryParameters
  ) {
    let name = parameters.scope.member(
      Located("body", at: expression.range), diagnostics: &diagnostics)
    let type = types.resolve(expression)
    parameters.add(
      name, names.text(type), initial: types.expanded(type).isOptional ? "nil" : nil,
      description: nil)
  }

  private func response(of route: Route) -> TypeNames.Text {
    switch route.response {
    case .type(let type): return names.text(types.resolve(type))
    case .definition(let definition):
      guard let id = types.id(named: TypeTable.typeName(definition.name.value)) else {
        return TypeNames.Text(text: "EmptyResponse")
      }
      return TypeNames.Text(text: names.qualifiedName(of: id))
    case nil: return TypeNames.Text(text: "EmptyResponse")
    }
  }

  private func deprecation(_ route: Route) -> SwiftFactory.Deprecation? {
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
    lines += DocumentationComment.lines("`\(route.method.value) \(route.path.text)`")
    let described = parameters.descriptions
    if let only = described.first, described.count == 1 {
      lines.append("///")
      lines += comment("- Parameter \(only.name): \(only.text)")
    } else if !described.isEmpty {
      lines += ["///", "/// - Parameters:"]
      for parameter in described { lines += comment("  - \(parameter.name): \(parameter.text)") }
    }
    return lines
  }

  /// A factory stands in a namespace, and that may stand in another one.
  private func comment(_ text: String) -> [String] {
    DocumentationComment.lines(text, columns: 96)
  }
}

/// The parameters of one factory, in order.
struct FactoryParameters {
  var scope = NameScope(remedy: .renameField)
  private(set) var names: [String] = []
  private(set) var declarations: [String] = []
  private(set) var descriptions: [(name: String, text: String)] = []
  private(set) var usesFoundation = false

  mutating func add(
    _ name: String, _ type: TypeNames.Text, initial: String?, description: String?
  ) {
    names.append(name)
    declarations.append("\(name): \(type.text)\(initial.map { " = \($0)" } ?? "")")
    usesFoundation = usesFoundation || type.usesFoundation
    guard let description else { return }
    let label = name.filter { $0 != "`" }
    descriptions.append(
      (label, description.split(whereSeparator: \.isNewline).joined(separator: " ")))
  }
}
