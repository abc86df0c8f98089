extension APIError {
  /// The response, if one arrived.
  public var response: ResponseContext? {
    switch self {
    case .invalidURL, .invalidRequest, .encoding, .missingToken, .offline, .transport, .pinning,
      .tooLarge, .cancelled, .invalidResponse:
      nil
    case .unauthorized(let response), .forbidden(let response), .notFound(let response),
      .validation(let response, _), .rateLimited(let response, _), .server(let response),
      .unacceptableStatusCode(let response), .redirection(let response, _),
      .decoding(let response, _), .pagination(let response, _):
      response
    }
  }

  /// The status of the response, if one arrived.
  public var status: Int? { response?.status }

  /// What the server says to people about the error.
  public var reason: String? { response?.message.reason }

  /// What the server says to programs about the error.
  public var code: ErrorCode? { response?.message.code }

  /// How long the server asks to wait before another request (RFC 9110 §10.2.3).
  public var retryAfter: Duration? {
    if case .rateLimited(_, let retryAfter) = self {
      return retryAfter
    }
    return response.flatMap { RetryAfter.duration(in: $0.headers) }
  }

  /// Whether signing in, again or at all, is what would help.
  public var isUnauthorized: Bool {
    switch self {
    case .unauthorized, .missingToken: true
    case .invalidURL, .invalidRequest, .encoding, .offline, .transport, .pinning, .tooLarge,
      .cancelled, .invalidResponse, .forbidden, .notFound, .validation, .rateLimited, .server,
      .unacceptableStatusCode, .redirection, .decoding, .pagination:
      false
    }
  }

  /// The body of the error as a type that the API declares for its errors.
  ///
  /// - Parameter type: The type declared for the response's status, or for every error.
  /// - Returns: nil if there is no response, the type is not declared for it, or the body is no
  ///   such value.
  public func body<Body: Decodable & Sendable>(as type: Body.Type) -> Body? {
    response?.body(as: type)
  }
}
