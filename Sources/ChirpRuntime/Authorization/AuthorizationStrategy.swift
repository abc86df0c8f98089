/// How requests prove on whose behalf they are sent.
///
/// ``BearerAuthorization``, ``BasicAuthorization`` and ``APIKeyAuthorization`` are the usual ones. A
/// strategy of one's own signs in another way:
///
/// ```swift
/// struct Signature: AuthorizationStrategy {
///   let key: SymmetricKey
///
///   func authorize(_ request: inout TransportRequest) {
///     let text = "\(request.method) \(request.url.path())"
///     let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
///     request.headers["X-Signature"] = Data(code).base64EncodedString()
///   }
/// }
/// ```
public protocol AuthorizationStrategy: Sendable {
  /// Adds what proves it to `request`: headers, or items of the query. It is called before each
  /// attempt.
  ///
  /// What it adds is kept from other origins that a redirect leads to.
  ///
  /// - Throws: What the call then throws as ``APIError/missingToken(_:requirement:underlying:)``, a
  ///   `CancellationError` among it unless the call itself was cancelled; an `APIError` as it is.
  ///   ``MissingCredential`` says that nobody is signed in.
  func authorize(_ request: inout TransportRequest) async throws

  /// Whether ``refresh(with:)`` can give another credential.
  var canRefresh: Bool { get }

  /// Gets another credential, after a server has refused the one that ``authorize(_:)`` gave with
  /// 401. It runs once for all calls that wait for it, and is cancelled by none of them.
  ///
  /// - Parameter client: The client. What it sends from here waits in no queue, and a 401 to it
  ///   refreshes nothing.
  /// - Throws: Why there is none. An error of the network leaves everybody signed in: the calls that
  ///   wait throw it. After any refusal they throw their own 401.
  func refresh(with client: APIClient) async throws
}

extension AuthorizationStrategy {
  /// It cannot.
  public var canRefresh: Bool { false }

  /// There is nothing to refresh.
  public func refresh(with client: APIClient) async throws {}
}

/// There is no credential: nobody is signed in.
public struct MissingCredential: Error, Hashable, Sendable {
  /// The error.
  public init() {}
}
