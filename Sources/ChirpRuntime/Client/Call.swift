/// One call of a request, from its members to the value.
struct Call<Request: APIRequest>: Sendable {
  let request: Request
  let core: ClientCore
  /// What the call itself says, over what the request does.
  let policies: EndpointPolicies
  let headers: HTTPHeaders

  /// Sends the request and reads the response, within the timeout.
  ///
  /// - Throws: `APIError`, or `CancellationError`.
  func response() async throws -> APIResponse<Request.Response> {
    try Task.checkCancellation()
    let endpoint = request.endpoint
    let plan = try plan(for: endpoint)
    let received: Received
    do {
      let timeout = min(plan.settings.timeout, Deadline.longest)
      let attempts = Attempts(plan: plan, core: core, end: core.time.now + timeout)
      let deadline = Deadline(duration: timeout, timer: core.timer)
      // What gives a credential is the app's, and may block its thread.
      received = try await deadline.value(startsHere: !endpoint.authentication.needsCredentials) {
        try await attempts.received()
      }
    } catch let error as TransportError {
      throw APIError(
        error, context: plan.context, limit: core.configuration.responseLimit)
    } catch is Deadline.Passed {
      throw APIError.timeout(plan.context, after: plan.settings.timeout)
    }
    return try ResponseReader(
      request: request, endpoint: endpoint, received: received,
      decoder: core.configuration.decoder
    ).response()
  }

  private func plan(for endpoint: Endpoint<Request.Response>) throws -> CallPlan {
    let settings = CallSettings(
      environment: core.environment, configuration: core.configuration, method: endpoint.method,
      policies: endpoint.policies.overridden(by: policies),
      headers: endpoint.headers.merging(headers))
    let builder = RequestBuilder(
      endpoint: endpoint, settings: settings, configuration: core.configuration,
      base: settings.baseURL == core.environment.baseURL ? core.base : nil)
    return CallPlan(
      context: RequestContext(endpoint), request: try builder.request(),
      authentication: endpoint.authentication, settings: settings)
  }
}
