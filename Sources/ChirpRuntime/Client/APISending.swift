/// Whatever sends requests: an ``APIClient``, or what stands in for one in tests and previews.
///
/// Code that takes `any APISending` in place of a client can be given either:
///
/// ```swift
/// struct FeedModel {
///   let api: any APISending
///
///   func load() async throws -> [Post] {
///     try await api.send(API.feed(page: 1)).items
///   }
/// }
/// ```
public protocol APISending: Sendable {
  /// Sends `request` and gives the value of its response with its status and headers.
  ///
  /// Encoding and decoding are done off the caller's actor.
  ///
  /// - Parameters:
  ///   - request: What to ask: an endpoint, or another request.
  ///   - policies: How it is sent, over what the request itself says.
  ///   - headers: Header fields, over those of the request.
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  func response<Request: APIRequest>(
    for request: Request, policies: EndpointPolicies, headers: HTTPHeaders
  ) async throws -> APIResponse<Request.Response>
}

extension APISending {
  /// Sends `request` and gives the value of its response with its status and headers.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  public func response<Request: APIRequest>(
    for request: Request
  ) async throws -> APIResponse<Request.Response> {
    try await response(for: request, policies: EndpointPolicies(), headers: [:])
  }

  /// Sends `request` and gives the value of its response, which many requests that change something
  /// have no use for.
  ///
  /// ```swift
  /// let feed = try await client.send(API.feed(page: 1))
  /// let fresh = try await client.send(
  ///   API.feed(page: 1), policies: EndpointPolicies(timeout: .seconds(2)))
  /// ```
  ///
  /// Encoding and decoding are done off the caller's actor.
  ///
  /// - Parameters:
  ///   - request: What to ask: an endpoint, or another request.
  ///   - policies: How it is sent, over what the request itself says.
  ///   - headers: Header fields, over those of the request.
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  @discardableResult
  public func send<Request: APIRequest>(
    _ request: Request, policies: EndpointPolicies = EndpointPolicies(), headers: HTTPHeaders = [:]
  ) async throws -> Request.Response {
    try await response(for: request, policies: policies, headers: headers).value
  }

  /// Sends a route and gives its response as the type that the caller names.
  ///
  /// ```swift
  /// let book: Book = try await client.request(BookEndpoint.bookDetails(isbn: isbn))
  /// ```
  ///
  /// - Parameters:
  ///   - endpoint: The route.
  ///   - policies: How it is sent, over what the route itself says.
  ///   - headers: Header fields, over those of the route.
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  public func request<Response: Decodable & Sendable>(
    _ endpoint: some APIEndpoint, policies: EndpointPolicies = EndpointPolicies(),
    headers: HTTPHeaders = [:]
  ) async throws -> Response {
    try await send(endpoint.endpoint(of: Response.self), policies: policies, headers: headers)
  }

  /// Sends a route, whatever the content of its response is.
  ///
  /// ```swift
  /// try await client.request(BookEndpoint.remove(isbn: isbn))
  /// ```
  ///
  /// - Parameters:
  ///   - endpoint: The route.
  ///   - policies: How it is sent, over what the route itself says.
  ///   - headers: Header fields, over those of the route.
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  public func request(
    _ endpoint: some APIEndpoint, policies: EndpointPolicies = EndpointPolicies(),
    headers: HTTPHeaders = [:]
  ) async throws {
    try await send(
      endpoint.endpoint(of: EmptyResponse.self), policies: policies, headers: headers)
  }

  /// Sends `request` and gives the value of its response, or why there is none.
  ///
  /// - Parameters:
  ///   - request: What to ask: an endpoint, or another request.
  ///   - policies: How it is sent, over what the request itself says.
  ///   - headers: Header fields, over those of the request.
  /// - Returns: ``APIError/cancelled(_:)`` if the task was cancelled.
  @concurrent
  public func result<Request: APIRequest>(
    for request: Request, policies: EndpointPolicies = EndpointPolicies(),
    headers: HTTPHeaders = [:]
  ) async -> Result<Request.Response, APIError> {
    do {
      return .success(try await send(request, policies: policies, headers: headers))
    } catch let error as APIError {
      return .failure(error)
    } catch let error as TransportError {
      return .failure(.transport(RequestContext(request.endpoint), underlying: error))
    } catch {
      return .failure(.cancelled(RequestContext(request.endpoint)))
    }
  }
}
