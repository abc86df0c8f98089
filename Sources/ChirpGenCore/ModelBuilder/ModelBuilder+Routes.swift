import ChirpDiagnostics

/// Builds routes: functions, structures or cases.
extension ModelBuilder {
  mutating func route(_ route: Route, in scope: inout NameScope) -> SwiftRoute {
    let name = name(of: route, in: &scope)
    var parameters = parameters(of: route)
    let sent = sent(by: route, &parameters)
    let response = response(of: route)
    let pages = pages(of: route, named: name, parameters, response, in: &scope)
    let isResponseNamed = options.style != .enum || pages != nil
    let errorModules = route.errors.map {
      names.text(types.resolve($0.type), in: .namespace).modules
    }
    return SwiftRoute(
      name: name, documentation: documentation(of: route, parameters, response),
      deprecation: deprecation(route), parameters: model(of: parameters),
      response: response.text, parts: parts(of: route, sent),
      hasInitializer: hasInitializer(parameters),
      modules: SwiftModules(
        [parameters.modules] + (isResponseNamed ? [response.modules, itemModules(of: route)] : [])),
      partModules: SwiftModules(
        errorModules + (route.policies.baseURL == nil ? [] : [.foundation])
          + constantModules(of: route)),
      pages: pages)
  }

  private mutating func name(of route: Route, in scope: inout NameScope) -> String {
    let part = renaming.member(route.name, of: nil)
    guard options.style == .structs else { return scope.member(part, diagnostics: &diagnostics) }
    let name = scope.type(part, suffix: Self.requestSuffix, diagnostics: &diagnostics)
    checkHiding(
      part, named: name, called: "the request of '\(route.name.value)'",
      .requestHides(options.namespace), remedy: .renameRoute, suffix: Self.requestSuffix)
    checkSegments(of: route)
    return name
  }

  /// Reports the segments of the path that a request would fill from its parameters, but those that
  /// are declared: of these a rule has told.
  private mutating func checkSegments(of route: Route) {
    for segment in route.path.segmentsToFill {
      let name = String(segment.dropFirst())
      let declared = route.pathParameters.map { $0.key ?? $0.name }.first { $0.value == name }
      if let declared, diagnostics.hasError(at: declared.range) { continue }
      diagnostics.error(
        .filled(segment), at: route.path.range,
        notes: (Identifier.isIdentifier(name) ? [.init(.parameterNotation(name))] : [])
          + [.init(.escapeColon(segment))])
    }
  }

  /// The parameters that are to be added: what stands in the path, the query, the headers and the body,
  /// in this order.
  private mutating func parameters(of route: Route) -> RouteParameters {
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
    let parameterNames = MemberNames.names(
      for: all, reserved: [names.topLevel], clashes: .refused, remedy: .renameField,
      diagnostics: &diagnostics)
    return RouteParameters(
      names: parameterNames,
      properties: options.style == .structs
        ? RequestProperties.names(for: parameterNames, from: all.map(\.origin)) : parameterNames)
  }

  private mutating func sent(by route: Route, _ parameters: inout RouteParameters) -> Sent {
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

  func model(of parameters: RouteParameters) -> [SwiftParameter] {
    parameters.list.map { parameter in
      SwiftParameter(
        name: parameter.name, type: parameter.type, initial: parameter.initial,
        property: parameter.property,
        documentation: parameter.field.map { field in
          // A structure stands in the namespace, and that may stand in another one.
          documentation(
            Remarks(field.description, field.example, field.deprecation), depth: 3)
        } ?? [])
    }
  }

  /// Whether Swift would make another initializer of the properties than the one that is wanted.
  private func hasInitializer(_ parameters: RouteParameters) -> Bool {
    options.access != .internal
      || !parameters.list.allSatisfy { parameter in
        parameter.property == parameter.name
          && (parameter.initial == nil
            || parameter.initial == "nil" && parameter.type.hasSuffix("?"))
      }
  }

  func deprecation(_ route: Route) -> SwiftRoute.Deprecation? {
    switch route.deprecation {
    case .deprecated: .deprecated
    case .message(let message): .message(StringLiteral.quoted(message))
    case nil: nil
    }
  }
}

extension PathTemplate {
  /// The segments that a request would fill from its parameters, as it fills `:userID`.
  fileprivate var segmentsToFill: [String] {
    text.split(separator: "/").filter { $0.first == ":" && $0.utf8.count > 1 }.map { String($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static func requestHides(_ namespace: String) -> Self {
    "a request is a type inside of '\(namespace)', and would hide the other one there"
  }

  fileprivate static func filled(_ segment: String) -> Self {
    "a request of the style 'structs' takes '\(segment)' in its path for a parameter"
  }

  fileprivate static func escapeColon(_ segment: String) -> Self {
    "for text write '%3A\(segment.dropFirst())', or take another style"
  }
}
