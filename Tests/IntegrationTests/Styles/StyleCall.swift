import ChirpRuntime

/// A call of a route in one of the styles.
struct StyleCall: Sendable {
  /// The name of the route in the spec.
  let route: String
  /// What the route says of how it is sent.
  let policies: EndpointPolicies
  /// Sends it, with other policies over these.
  let send: @Sendable (APIClient, EndpointPolicies) async throws -> Void

  init<Request: APIRequest>(_ route: String, _ request: Request) {
    self.route = route
    policies = request.endpoint.policies
    send = { client, policies in try await client.send(request, policies: policies) }
  }

  init<Endpoint: APIEndpoint, Response: Decodable & Sendable>(
    _ route: String, _ endpoint: Endpoint, _ response: Response.Type
  ) {
    self.route = route
    policies = endpoint.endpoint(of: response).policies
    send = { client, policies in
      let _: Response = try await client.request(endpoint, policies: policies)
    }
  }
}

/// Calls of all routes of a spec in one style. By this protocol a test calls what is deprecated without
/// a warning.
protocol AllCalls: Sendable {
  func calls() -> [StyleCall]
}
