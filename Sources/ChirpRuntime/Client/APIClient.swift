public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends endpoints to one server.
///
/// ```swift
/// let client = APIClient(baseURL: url) { await account.token }
/// let profile = try await client.send(API.profile(userID: id))
/// ```
///
/// Copies of a client are the same client: they share its queue and its connections.
public struct APIClient: Sendable {
  /// Gives the token that authenticated requests are sent with; nil if nobody is signed in.
  public typealias TokenProvider = BearerAuthorization.TokenProvider

  /// Gives the credential for a scheme; nil if there is none.
  public typealias CredentialProvider =
    @Sendable (AuthenticationScheme) async throws -> Credential?

  let core: ClientCore

  /// A client of the server at `baseURL`.
  ///
  /// - Parameters:
  ///   - baseURL: An http or https URL without query, fragment, user and password; another one
  ///     throws ``APIError/invalidURL(reason:)`` when an endpoint is sent.
  ///   - configuration: How it sends.
  ///   - session: A session whose settings, headers and cookies the requests are sent with; nil for
  ///     one that keeps nothing. Redirects are followed by the client, 20 at most (RFC 9110 §15.4): never
  ///     from https to http, and without credentials to another origin.
  ///   - token: Asked for a token before each request that requires authentication, and for a
  ///     bearer scheme for which `credentials` has none. It goes before the authorization of the
  ///     configuration.
  ///   - refresh: Gets another token after the server refused one with 401, and keeps it where `token`
  ///     finds it; see ``AuthorizationStrategy/refresh(with:)``.
  ///   - credentials: Asked for the credential of each scheme that an endpoint names.
  public init(
    baseURL: URL,
    configuration: Configuration = Configuration(),
    session: URLSession? = nil,
    token: TokenProvider? = nil,
    refresh: BearerAuthorization.Refresh? = nil,
    credentials: CredentialProvider? = nil
  ) {
    var configuration = configuration
    if let token {
      configuration.authorization = BearerAuthorization(token: token, refresh: refresh)
    }
    // The client knows which headers no other origin may see, and the session does not.
    let headers = session?.configuration.headersToAdd ?? [:]
    self.init(
      environment: APIEnvironment(baseURL: baseURL, headers: headers), configuration: configuration,
      transport: session.map {
        URLSessionTransport(
          configuration: $0.configuration.withoutHeaders, pinning: configuration.pinning)
      },
      credentials: credentials)
  }

  /// A client of the server of `environment`.
  ///
  /// - Parameters:
  ///   - environment: Where it sends.
  ///   - configuration: How it sends.
  ///   - transport: What carries its requests; nil for ``URLSessionTransport``.
  ///   - credentials: Asked for the credential of each scheme that an endpoint names.
  ///   - clock: What it measures timeouts and waits with; one that a test moves by hand makes them
  ///     pass at once.
  public init(
    environment: APIEnvironment,
    configuration: Configuration = Configuration(),
    transport: (any HTTPTransport)? = nil,
    credentials: CredentialProvider? = nil,
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    let usual: any HTTPTransport =
      configuration.pinning == nil
      ? URLSessionTransport.shared : URLSessionTransport(pinning: configuration.pinning)
    core = ClientCore(
      environment: environment, configuration: configuration, transport: transport ?? usual,
      credentials: credentials, time: TimeSource(clock))
  }

  init(core: ClientCore) {
    self.core = core
  }

  /// What the path of each endpoint is added to.
  public var baseURL: URL { core.environment.baseURL }

  /// Lets no more requests go out. Those that are on their way go on, and those that would go wait
  /// for ``resume()``, within their timeouts.
  public func pause() {
    core.queue.pause()
  }

  /// Lets requests go out again.
  public func resume() {
    core.queue.resume()
  }
}

extension URLSessionConfiguration {
  /// The header fields that a session adds to each request.
  fileprivate var headersToAdd: HTTPHeaders {
    var headers = HTTPHeaders()
    for (name, value) in httpAdditionalHeaders ?? [:] {
      if let name = name as? String {
        headers[name] = "\(value)"
      }
    }
    headers.sortByName()
    return headers
  }

  /// The same settings, with which a session adds no header.
  fileprivate var withoutHeaders: URLSessionConfiguration {
    let configuration = copied
    configuration.httpAdditionalHeaders = nil
    return configuration
  }
}

extension APIClient: APISending {
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
  public func response<Request: APIRequest>(
    for request: Request, policies: EndpointPolicies, headers: HTTPHeaders
  ) async throws -> APIResponse<Request.Response> {
    try await Call(request: request, core: core, policies: policies, headers: headers).response()
  }
}
