/// What holds for every route that does not say otherwise.
package struct RouteDefaults: Sendable {
  package var authentication: Route.Authentication?
  package var policies = RoutePolicies()
  package var headers: [Field] = []

  /// Whether nothing is said.
  var isEmpty: Bool {
    authentication == nil && headers.isEmpty && policies.isEmpty
  }
}
