/// A token that is sent as `Authorization: Bearer …` (RFC 6750 §2.1), and that can be had anew.
///
/// ```swift
/// configuration.authorization = BearerAuthorization {
///   await account.accessToken
/// } refresh: { client in
///   let tokens = try await client.send(API.refresh(refreshToken: await account.refreshToken))
///   await account.store(tokens)
/// }
/// ```
public struct BearerAuthorization: AuthorizationStrategy {
  /// Gives the token; nil if nobody is signed in. What it throws is thrown as
  /// ``AuthorizationStrategy/authorize(_:)`` says.
  public typealias TokenProvider = @Sendable () async throws -> String?
  /// Gets another token, and keeps it where the token provider finds it.
  public typealias Refresh = @Sendable (_ client: APIClient) async throws -> Void

  let token: TokenProvider
  private let renew: Refresh?

  /// A strategy.
  ///
  /// - Parameters:
  ///   - token: Asked for the token before each attempt.
  ///   - refresh: Gets another token after 401; nil if there is no way to.
  public init(token: @escaping TokenProvider, refresh: Refresh? = nil) {
    self.token = token
    renew = refresh
  }

  /// Adds the header.
  public func authorize(_ request: inout TransportRequest) async throws {
    guard let token = try await token() else {
      throw MissingCredential()
    }
    try request.add(.token(token), for: .bearer("token"))
  }

  /// Whether there is a way to another token.
  public var canRefresh: Bool { renew != nil }

  /// Gets another token.
  public func refresh(with client: APIClient) async throws {
    try await renew?(client)
  }
}
