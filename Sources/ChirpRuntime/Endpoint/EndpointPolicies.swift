public import Foundation

/// How an endpoint asks to be sent, where that differs from what the client does anyway. nil leaves
/// it to the client.
///
/// ```swift
/// Endpoint(path: "/feed", policies: EndpointPolicies(timeout: .milliseconds(800)))
/// ```
///
/// This version of the client has neither a cache nor an offline queue: ``cache`` is carried for the
/// one that will.
public struct EndpointPolicies: Hashable, Sendable {
  /// The time for the whole call: waiting for its turn, getting the credentials, every attempt and the
  /// waits between them, redirects and the response. One that is over throws ``APIError/transport(_:underlying:)`` with ``TransportError/Kind/timedOut``.
  public var timeout: Duration?
  /// When a request that failed is sent again.
  public var retry: RetryPolicy?
  /// Whether the cache may answer.
  public var cache: CachePolicy?
  /// Which of the requests that wait is sent first.
  public var priority: RequestPriority?
  /// Whether equal requests that run at the same time become one: equal in all that is sent, the
  /// credential too, but for the keys of ``sendsIdempotencyKey``, and in timeout and retries. The
  /// client's own setting is for methods that only read, this one is for any.
  public var deduplicate: Bool?
  /// Whether the request is sent without waiting for its turn.
  public var skipsQueue: Bool?
  /// Whether a new UUID is sent as `Idempotency-Key`, the same in every attempt of a call, by which a
  /// server tells a repeated request from another one. A header that the endpoint gives itself goes before it.
  public var sendsIdempotencyKey: Bool?
  /// What becomes of a call while there is no network. ``OfflineBehavior/queue(expiresAfter:)``
  /// throws ``APIError/invalidRequest(_:reason:)`` until the client has such a queue.
  public var offline: OfflineBehavior?
  /// What the path is added to in place of the client's base URL, by the same rules.
  public var baseURL: URL?

  /// Policies that leave all to the client.
  public init() {}

  /// Policies; what is left out is left to the client.
  ///
  /// - Parameters:
  ///   - timeout: The time for the whole call, more than zero.
  ///   - retry: When a request that failed is sent again.
  ///   - cache: Whether the cache may answer.
  ///   - priority: Which of the requests that wait is sent first.
  ///   - deduplicate: Whether equal requests that run at the same time become one.
  ///   - skipsQueue: Whether the request is sent without waiting for its turn.
  ///   - sendsIdempotencyKey: Whether a new UUID is sent as `Idempotency-Key`.
  ///   - offline: What becomes of a call while there is no network.
  ///   - baseURL: What the path is added to in place of the client's base URL.
  public init(
    timeout: Duration? = nil,
    retry: RetryPolicy? = nil,
    cache: CachePolicy? = nil,
    priority: RequestPriority? = nil,
    deduplicate: Bool? = nil,
    skipsQueue: Bool? = nil,
    sendsIdempotencyKey: Bool? = nil,
    offline: OfflineBehavior? = nil,
    baseURL: URL? = nil
  ) {
    self.timeout = timeout
    self.retry = retry
    self.cache = cache
    self.priority = priority
    self.deduplicate = deduplicate
    self.skipsQueue = skipsQueue
    self.sendsIdempotencyKey = sendsIdempotencyKey
    self.offline = offline
    self.baseURL = baseURL
  }

  /// Policies of which the one for retries is given, so that `retry: .none` is
  /// ``RetryPolicy/none`` and not nil.
  ///
  /// - Parameters:
  ///   - timeout: The time for the whole call, more than zero.
  ///   - retry: When a request that failed is sent again.
  ///   - cache: Whether the cache may answer.
  ///   - priority: Which of the requests that wait is sent first.
  ///   - deduplicate: Whether equal requests that run at the same time become one.
  ///   - skipsQueue: Whether the request is sent without waiting for its turn.
  ///   - sendsIdempotencyKey: Whether a new UUID is sent as `Idempotency-Key`.
  ///   - offline: What becomes of a call while there is no network.
  ///   - baseURL: What the path is added to in place of the client's base URL.
  public init(
    timeout: Duration? = nil,
    retry: RetryPolicy,
    cache: CachePolicy? = nil,
    priority: RequestPriority? = nil,
    deduplicate: Bool? = nil,
    skipsQueue: Bool? = nil,
    sendsIdempotencyKey: Bool? = nil,
    offline: OfflineBehavior? = nil,
    baseURL: URL? = nil
  ) {
    self.init(
      timeout: timeout, retry: Optional(retry), cache: cache, priority: priority,
      deduplicate: deduplicate, skipsQueue: skipsQueue, sendsIdempotencyKey: sendsIdempotencyKey,
      offline: offline, baseURL: baseURL)
  }
}
