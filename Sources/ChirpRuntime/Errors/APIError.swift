/// Why a request gave no value.
///
/// ```swift
/// do {
///   let user = try await client.send(API.updateProfile(body: draft))
/// } catch let error as APIError where error.code == .usernameTaken {
///   …
/// }
/// ```
///
/// Its texts name the endpoint and the server's message. They hold no value that was sent: no
/// token, header, query or body.
public enum APIError: Error, Sendable {
  // Nothing was sent.

  /// The client's base URL cannot be used.
  case invalidURL(reason: String)
  /// The endpoint cannot be sent: a fault of its path, method, headers or body.
  case invalidRequest(RequestContext, reason: String)
  /// The body of the request cannot be encoded.
  case encoding(RequestContext, underlying: any Error)
  /// The endpoint requires authentication, and the client has no token, or no credential for the
  /// schemes of `requirement`, or getting it threw.
  case missingToken(RequestContext, requirement: Authentication, underlying: (any Error)?)

  // No response arrived.

  /// There is no connection to any network.
  case offline(RequestContext)
  /// The request could not be sent or its response not received.
  case transport(RequestContext, underlying: TransportError)
  /// The server has none of the public keys that the client is bound to. Nothing was sent.
  case pinning(RequestContext)
  /// The body of the response has more bytes than the client takes. `limit` is how many it does.
  case tooLarge(RequestContext, limit: Int)
  /// The task was cancelled. Only a `Result` holds this: what throws, throws `CancellationError`.
  case cancelled(RequestContext)
  /// What arrived is no HTTP response, or its body is not encoded as it says.
  case invalidResponse(RequestContext)

  // The server refused.

  /// 401: the request has no valid credentials (RFC 9110 §15.5.2).
  case unauthorized(ResponseContext)
  /// 403: whoever asks may not (RFC 9110 §15.5.4).
  case forbidden(ResponseContext)
  /// 404: there is no such thing (RFC 9110 §15.5.5).
  case notFound(ResponseContext)
  /// 422: the server understands the body, and it is not right (RFC 9110 §15.5.21). `fields` is
  /// empty if the server does not say which fields are at fault.
  case validation(ResponseContext, fields: [FieldError])
  /// 429: too many requests (RFC 6585 §4), or another status with which the server asks to wait for
  /// longer than the call may (RFC 9110 §10.2.3). `retryAfter` is how long, if the server says so.
  case rateLimited(ResponseContext, retryAfter: Duration?)
  /// 5xx: the server is at fault (RFC 9110 §15.6).
  case server(ResponseContext)
  /// Any other status outside 200 to 299.
  case unacceptableStatusCode(ResponseContext)

  /// 3xx: the request is sent elsewhere, where this client does not follow (RFC 9110 §15.4).
  case redirection(ResponseContext, reason: String)

  // The server agreed, and its answer cannot be read.

  /// The body of the response is not what the endpoint expects.
  case decoding(ResponseContext, underlying: any Error)
  /// What the response says of the page after it cannot be followed.
  case pagination(ResponseContext, reason: String)
}
