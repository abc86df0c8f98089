public import Foundation

extension Endpoint {
  /// The time for the whole call; see ``EndpointPolicies/timeout``.
  public var timeout: Duration? {
    get { policies.timeout }
    set { policies.timeout = newValue }
  }

  /// When a request that failed is sent again; see ``EndpointPolicies/retry``.
  public var retry: RetryPolicy? {
    get { policies.retry }
    set { policies.retry = newValue }
  }

  /// Whether the cache may answer; see ``EndpointPolicies/cache``.
  public var cache: CachePolicy? {
    get { policies.cache }
    set { policies.cache = newValue }
  }

  /// Which of the requests that wait is sent first; see ``EndpointPolicies/priority``.
  public var priority: RequestPriority? {
    get { policies.priority }
    set { policies.priority = newValue }
  }

  /// Whether equal requests become one; see ``EndpointPolicies/deduplicate``.
  public var deduplicate: Bool? {
    get { policies.deduplicate }
    set { policies.deduplicate = newValue }
  }

  /// Whether the request does not wait for its turn; see ``EndpointPolicies/skipsQueue``.
  public var skipsQueue: Bool? {
    get { policies.skipsQueue }
    set { policies.skipsQueue = newValue }
  }

  /// Whether `Idempotency-Key` is sent; see ``EndpointPolicies/sendsIdempotencyKey``.
  public var sendsIdempotencyKey: Bool? {
    get { policies.sendsIdempotencyKey }
    set { policies.sendsIdempotencyKey = newValue }
  }

  /// What becomes of a call without a network; see ``EndpointPolicies/offline``.
  public var offline: OfflineBehavior? {
    get { policies.offline }
    set { policies.offline = newValue }
  }

  /// What the path is added to; see ``EndpointPolicies/baseURL``.
  public var baseURL: URL? {
    get { policies.baseURL }
    set { policies.baseURL = newValue }
  }
}
