public import Foundation

extension Endpoint {
  /// The time for the whole call; see ``EndpointPolicies/timeout``.
  public var timeout: Duration? {
    get { policies.timeout }
    set { policies.timeout = newValue }
  }

  /// Which of the requests that wait is sent first; see ``EndpointPolicies/priority``.
  public var priority: RequestPriority {
    get { policies.priority ?? .normal }
    set { policies.priority = newValue }
  }

  /// When a request that failed is sent again; see ``EndpointPolicies/retry``.
  public var retryPolicy: RetryPolicy? {
    get { policies.retry }
    set { policies.retry = newValue }
  }

  /// Whether the cache may answer; see ``EndpointPolicies/cache``.
  public var cachePolicy: CachePolicy? {
    get { policies.cache }
    set { policies.cache = newValue }
  }

  /// Whether equal requests become one; see ``EndpointPolicies/deduplicate``.
  public var deduplicate: Bool? {
    get { policies.deduplicate }
    set { policies.deduplicate = newValue }
  }

  /// Whether the request does not wait for its turn; see ``EndpointPolicies/skipsQueue``.
  public var skipRequestQueue: Bool {
    get { policies.skipsQueue ?? false }
    set { policies.skipsQueue = newValue }
  }

  /// Whether `Idempotency-Key` is sent; see ``EndpointPolicies/sendsIdempotencyKey``.
  public var sendsIdempotencyKey: Bool? {
    get { policies.sendsIdempotencyKey }
    set { policies.sendsIdempotencyKey = newValue }
  }

  /// What becomes of a call without a network; see ``EndpointPolicies/offline``.
  public var offlineBehavior: OfflineBehavior {
    get { policies.offline ?? .fail }
    set { policies.offline = newValue }
  }

  /// What the path is added to; see ``EndpointPolicies/baseURL``.
  public var baseURL: URL? {
    get { policies.baseURL }
    set { policies.baseURL = newValue }
  }
}
