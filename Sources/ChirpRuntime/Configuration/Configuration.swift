/// How a client sends, where an endpoint or a call does not say otherwise.
///
/// ```swift
/// var configuration = Configuration()
/// configuration.retry = .aggressive
/// configuration.maxConcurrentRequests = 4
/// configuration.enableDeduplication = true
/// ```
public struct Configuration: Sendable {
  /// When a request that failed is sent again: ``RetryPolicy/standard`` unless it is given.
  public var retry: RetryPolicy = .standard
  /// How many requests run at once; the others wait by their ``RequestPriority``. nil is no limit
  /// but the transport's own. It is more than zero.
  public var maxConcurrentRequests: Int? = 64
  /// Whether equal requests that only read and run at the same time become one: not unless it is
  /// set. An endpoint says otherwise for itself.
  public var enableDeduplication = false
  /// What signs the requests of endpoints that require authentication; nil if nothing does.
  public var authorization: (any AuthorizationStrategy)?
  /// The public keys that servers have to have; nil trusts those that the system does. It is the
  /// client's own transport that checks them: one that is given to the client is not touched.
  public var pinning: PublicKeyPinning?
  /// How many bytes the body of a response may have, after it is decompressed: 64 MiB unless it is
  /// given. One with more throws ``APIError/tooLarge(_:limit:)``.
  public var responseLimit = TransportRequest.usualResponseLimit
  /// What makes JSON bodies; nil is JSON that is compact, with its keys in order and its dates in the
  /// endpoint's format.
  public var encoder: (any RequestEncoder)?
  /// What reads the bodies of responses; nil reads JSON, with dates in the endpoint's format.
  public var decoder: (any ResponseDecoder)?
  /// Where log entries go: to standard error unless it is given. How much is logged is the
  /// environment's ``APIEnvironment/logLevel``.
  public var logger: any RequestLogger = StandardErrorLogger()

  /// The configuration of a client that is given none.
  public init() {}
}

extension Configuration: CustomReflectable {
  /// The settings, and of the authorization only its type: a strategy may hold what is secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "retry": retry,
        "maxConcurrentRequests": maxConcurrentRequests as Any,
        "enableDeduplication": enableDeduplication,
        "authorization": authorization.map { "\(type(of: $0))" } as Any,
        "responseLimit": responseLimit,
      ],
      displayStyle: .struct)
  }
}
