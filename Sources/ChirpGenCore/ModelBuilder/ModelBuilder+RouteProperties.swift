/// Builds the properties of an enum of routes.
extension ModelBuilder {
  /// The properties by which `routes` differ from each other, or from what the runtime has by itself.
  mutating func properties(of routes: [SwiftRoute]) -> [SwiftRouteProperty] {
    let defaults = endpointDefaults()
    return SwiftRoutePart.Kind.allCases.compactMap { kind in
      property(kind, of: routes, defaults)
    }
  }

  private func property(
    _ kind: SwiftRoutePart.Kind, of routes: [SwiftRoute], _ defaults: SwiftErrorMapping.Defaults
  ) -> SwiftRouteProperty? {
    guard let (fallback, isUsual) = fallback(kind, defaults) else { return nil }
    let differing = routes.compactMap { route in
      route.parts.first { $0.kind == kind }.map { (route: route, part: $0) }
    }
    if differing.isEmpty, isUsual { return nil }
    let cases = differing.map { route, part in
      SwiftRouteProperty.Case(
        member: Keywords.behindDot(route.name), bindings: bindings(of: part, in: route),
        value: part.value)
    }
    return SwiftRouteProperty(
      name: kind.rawValue, documentation: ["/// \(summary(of: kind))"], type: typeText(kind),
      cases: cases, fallback: cases.count == routes.count ? nil : fallback,
      isForeign: differing.contains { $0.part.parameters.contains(where: \.isForeign) })
  }

  /// What a property is in the cases that do not say otherwise, and whether it is that for the runtime
  /// too. nil where there is no such property.
  private func fallback(
    _ kind: SwiftRoutePart.Kind, _ defaults: SwiftErrorMapping.Defaults
  ) -> (SwiftExpression, isUsual: Bool)? {
    switch kind {
    case .path: return (.text("\"\""), true)
    case .method: return (.text(".get"), true)
    case .queryItems: return (.text("[:]"), true)
    case .body: return (.text("nil"), true)
    case .headers:
      let headers = defaults.headers
      return headers.isEmpty ? (.text("[:]"), true) : (list("[", headers, "]"), false)
    case .authentication:
      return (.text(defaults.authentication), defaults.authentication == ".none")
    case .policies:
      let usual = "\(names.library[.namespace].text("EndpointPolicies"))()"
      return defaults.policies.isEmpty ? (.text(usual), true) : (.text(".api"), false)
    case .errorMapping:
      let hasMapping = spec.errors != nil
      let usual = "\(names.library[.namespace].text("ErrorMapping"))()"
      return (.text(hasMapping ? ".api()" : usual), !hasMapping)
    case .dates: return (.text(defaults.dates), spec.json.dates == .iso8601)
    case .errors: return nil
    }
  }

  /// A name for each of the route's values that stand in `part`.
  private func bindings(of part: SwiftRoutePart, in route: SwiftRoute) -> [String] {
    if part.parameters.isEmpty { return [] }
    let used = Set(part.parameters)
    return route.parameters.map { used.contains($0.property) ? "let \($0.name)" : "_" }
  }

  private func summary(of kind: SwiftRoutePart.Kind) -> String {
    switch kind {
    case .path: "The path of each route."
    case .method: "The method of each route."
    case .queryItems: "The query of each route."
    case .body: "The body of each route."
    case .headers: "The headers of each route."
    case .authentication: "Which credentials each route asks for."
    case .policies: "How each route asks to be sent."
    case .errors, .errorMapping: "How the errors of each route are read."
    case .dates: "How dates are written."
    }
  }
}
