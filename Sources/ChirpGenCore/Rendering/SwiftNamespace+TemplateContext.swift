package import ChirpMustache

extension SwiftNamespace: TemplateContext {
  package static let names = [
    "name", "isEmpty", "isEndpoint", "documentation", "baseURL", "routes", "properties",
    "pagesOfCases",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "isEmpty": .bool(baseURL == nil && routes.isEmpty)
    case "isEndpoint": .bool(style == .enum && !routes.isEmpty)
    case "documentation": .list(documentation)
    case "baseURL": baseURL.map { .text($0) } ?? .absent
    case "routes": .list(listedRoutes)
    case "properties": .list(properties)
    // Among cases no function is looked for.
    case "pagesOfCases": .list(style == .enum ? routes.compactMap(\.pages) : [])
    default: library?.hiddenText(name).map { .text($0) }
    }
  }

  private var listedRoutes: [ListedRoute] {
    routes.enumerated().map { index, route in
      ListedRoute(route: route, style: style, isSeparated: index > 0 || baseURL != nil)
    }
  }
}

/// A route among others: the template that its style names is included.
private struct ListedRoute: TemplateContext {
  let route: SwiftRoute
  let style: SwiftOptions.Style
  /// Whether a blank line stands in front of it.
  let isSeparated: Bool

  static let names = ["separated", "factory", "request", "case"]

  func value(named name: String) -> TemplateValue? {
    switch (name, style) {
    case ("separated", _): .bool(isSeparated)
    case ("factory", .factories), ("request", .structs), ("case", .enum): .object(route)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}
