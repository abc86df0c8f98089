/// A way to prove who is asking, by the name that the API gives it.
///
/// ```swift
/// let scheme = AuthenticationScheme.apiKey("partner", header: "X-API-Key")
/// ```
public struct AuthenticationScheme: Hashable, Sendable {
  /// Where the credential stands in a request.
  public enum Kind: Hashable, Sendable {
    /// `Authorization: Bearer …` (RFC 6750 §2.1), with a ``Credential/token(_:)``.
    case bearer
    /// `Authorization: Basic …` (RFC 7617), with a ``Credential/password(user:password:)``.
    case basic
    /// A header of this name, with a ``Credential/key(_:)``.
    case header(String)
    /// A name in the query, with a ``Credential/key(_:)``.
    case query(String)
    /// A cookie of this name (RFC 6265 §4.2.1), with a ``Credential/key(_:)``.
    case cookie(String)
  }

  /// The name, as it stands in the API's description and in messages.
  public let name: String
  /// Where the credential stands in a request.
  public let kind: Kind

  private init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// A token in `Authorization` (RFC 6750 §2.1).
  public static func bearer(_ name: String) -> AuthenticationScheme {
    AuthenticationScheme(name: name, kind: .bearer)
  }

  /// A user and a password in `Authorization` (RFC 7617).
  public static func basic(_ name: String) -> AuthenticationScheme {
    AuthenticationScheme(name: name, kind: .basic)
  }

  /// A key in a header.
  public static func apiKey(_ name: String, header: String) -> AuthenticationScheme {
    AuthenticationScheme(name: name, kind: .header(header))
  }

  /// A key in the query. Servers and proxies on the way may log it.
  public static func apiKey(_ name: String, query: String) -> AuthenticationScheme {
    AuthenticationScheme(name: name, kind: .query(query))
  }

  /// A key in a cookie. The cookies of the session are not sent beside it.
  public static func apiKey(_ name: String, cookie: String) -> AuthenticationScheme {
    AuthenticationScheme(name: name, kind: .cookie(cookie))
  }

  /// The name under which the credential is sent, if it is the API's own.
  var secretName: String? {
    switch kind {
    case .bearer, .basic: nil
    case .header(let name), .query(let name), .cookie(let name): name
    }
  }
}
