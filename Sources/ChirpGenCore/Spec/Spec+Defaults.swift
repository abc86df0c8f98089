extension Spec {
  /// The spec with its defaults written out in each route.
  func resolvingDefaults() -> Spec {
    if defaults.isEmpty { return self }
    var spec = self
    spec.routes = routes.map { route in
      var content = route.content
      content.adopt(defaults)
      return Route(content)
    }
    return spec
  }
}

extension Route.Content {
  /// What the route says itself goes before the defaults.
  fileprivate mutating func adopt(_ defaults: RouteDefaults) {
    authentication = authentication ?? defaults.authentication
    policies.timeout = policies.timeout ?? defaults.policies.timeout
    policies.retry = policies.retry ?? defaults.policies.retry
    policies.cache = policies.cache ?? defaults.policies.cache
    policies.priority = policies.priority ?? defaults.policies.priority
    if defaults.headers.isEmpty { return }
    let own = Set(headers.map { $0.wireName.lowercased() })
    headers += defaults.headers.filter { !own.contains($0.wireName.lowercased()) }
  }
}
