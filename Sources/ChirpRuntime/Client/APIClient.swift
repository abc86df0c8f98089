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
public struct APIClient: Sendable {
  /// Gives the token that authenticated requests are sent with; nil if nobody is signed in.
  public typealias TokenProvider = @Sendable () async throws -> String?

  /// Gives the credential for a scheme; nil if there is none.
  public typealias CredentialProvider =
    @Sendable (AuthenticationScheme) async throws -> Credential?

  /// What the path of each endpoint is added to. It may have a path of its own, with or without a
  /// final slash.
  public let baseURL: URL
  let session: ClientSession
  let token: TokenProvider?
  let credentials: CredentialProvider?

  /// A client of the server at `baseURL`.
  ///
  /// - Parameters:
  ///   - baseURL: An http or https URL without query, fragment, user and password; another one
  ///     throws ``APIError/invalidURL(reason:)`` when an endpoint is sent.
  ///   - session: The session that carries the requests; on Linux one of the same settings, without
  ///     its cache and its delegate. Redirects are followed by the client, 20 at most (RFC 9110
  ///     §15.4): never from https to http, and without credentials to another origin.
  ///   - token: Asked for a token before each request that requires authentication, and for a
  ///     bearer scheme for which `credentials` has none.
  ///   - credentials: Asked for the credential of each scheme that an endpoint names.
  public init(
    baseURL: URL,
    session: URLSession = .shared,
    token: TokenProvider? = nil,
    credentials: CredentialProvider? = nil
  ) {
    self.baseURL = baseURL
    self.session = ClientSession(session)
    self.token = token
    self.credentials = credentials
  }

  /// Sends `endpoint` and gives the value of its response, which many requests that change
  /// something have no use for.
  ///
  /// Encoding and decoding are done off the caller's actor.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  @discardableResult
  public func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>
  ) async throws -> Response {
    try await response(for: endpoint).value
  }

  /// Sends `endpoint` and gives the value of its response with its status and headers.
  ///
  /// Encoding and decoding are done off the caller's actor.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the
  ///   transfer.
  @concurrent
  public func response<Response: Decodable & Sendable>(
    for endpoint: Endpoint<Response>
  ) async throws -> APIResponse<Response> {
    try await Call(endpoint: endpoint, client: self).outcome().response
  }
}
