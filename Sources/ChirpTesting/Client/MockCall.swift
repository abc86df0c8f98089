import ChirpRuntime

/// One call of a mock client.
struct MockCall: Sendable {
  let request: any APIRequest
  /// The same as it would be sent.
  let recorded: RecordedRequest

  /// Whether the call asks what `other` does: with the same method, path and query.
  func asks(_ other: some APIRequest) -> Bool {
    Self.asks(request, other)
  }

  private static func asks(_ request: some APIRequest, _ other: some APIRequest) -> Bool {
    let (first, second) = (request.endpoint, other.endpoint)
    return first.method == second.method && first.path.encoded == second.path.encoded
      && first.queryItems == second.queryItems && hasResponse(of: second, request)
  }

  private static func hasResponse<Response>(
    of endpoint: Endpoint<Response>, _ request: some APIRequest
  ) -> Bool {
    request.endpoint is Endpoint<Response>
  }

  /// The error of a call that the mock cannot answer, and why.
  func failure(_ reason: String) -> APIError {
    Self.failure(of: request, reason)
  }

  private static func failure(of request: some APIRequest, _ reason: String) -> APIError {
    let endpoint = request.endpoint
    return .invalidRequest(
      RequestContext(method: endpoint.method, pathTemplate: endpoint.path.template),
      reason: reason)
  }

  /// Whether `value` is a response to the call.
  func isAnswered(by value: any Sendable) -> Bool {
    Self.isAnswered(request, by: value)
  }

  private static func isAnswered<Request: APIRequest>(
    _ request: Request, by value: any Sendable
  ) -> Bool {
    value is Request.Response
  }
}
