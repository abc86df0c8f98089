/// A key that is sent in a header, in the query or in a cookie.
public struct APIKeyAuthorization: AuthorizationStrategy {
  private let credential: Credential
  private let scheme: AuthenticationScheme

  private init(_ key: String, _ scheme: AuthenticationScheme) {
    credential = .key(key)
    self.scheme = scheme
  }

  /// `key` in the header called `header`.
  public init(_ key: String, header: String) {
    self.init(key, .apiKey("key", header: header))
  }

  /// `key` in the query, under `query`. Servers and proxies on the way may log it.
  public init(_ key: String, query: String) {
    self.init(key, .apiKey("key", query: query))
  }

  /// `key` in the cookie called `cookie`.
  public init(_ key: String, cookie: String) {
    self.init(key, .apiKey("key", cookie: cookie))
  }

  /// Adds the key.
  public func authorize(_ request: inout TransportRequest) throws {
    try request.add(credential, for: scheme)
  }
}
