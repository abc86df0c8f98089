public import ChirpRuntime

nonisolated extension Endpoint {
  init(
    path: EndpointPath,
    method: HTTPMethod = .get,
    queryItems: QueryItems = [:],
    body: RequestBody? = nil,
    headers: HTTPHeaders = [:],
    authentication: Authentication = .none,
    errors: [StatusPattern: any (Decodable & Sendable).Type] = [:]
  ) {
    self.init(
      path: path, method: method, queryItems: queryItems, body: body, headers: headers,
      authentication: authentication,
      errorMapping: ErrorMapping(
        body: APIErrorResponse.self, reason: "reason", code: "code", statuses: errors),
      dates: .iso8601)
  }
}

nonisolated extension ErrorCode {
  public static var usernameTaken: ErrorCode { "username_taken" }
  public static var postNotFound: ErrorCode { "post_not_found" }
}
