/// Builds what every endpoint has that does not say otherwise.
extension ModelBuilder {
  mutating func endpointDefaults() -> SwiftErrorMapping.Defaults {
    var parameters = RouteParameters(names: [], properties: [])
    let headers = constantHeaders ? spec.defaults.headers : []
    let values = headers.map { argument($0, .header, &parameters) }
    return SwiftErrorMapping.Defaults(
      headers: entries(headers, values),
      authentication: authenticationText(spec.defaults.authentication),
      policies: policies(spec.defaults.policies, in: .module),
      dates: ".\(spec.json.dates.rawValue)")
  }

  /// Whether the headers of `route` are those that every endpoint has, or none.
  func hasDefaultHeaders(_ route: Route) -> Bool {
    let defaults = constantHeaders ? spec.defaults.headers : []
    return route.headers.map(\.name.range) == defaults.map(\.name.range)
  }

  /// Whether the default headers are the same for every request, so that no route names them.
  private var constantHeaders: Bool {
    spec.defaults.headers.allSatisfy { $0.constant != nil }
  }
}
