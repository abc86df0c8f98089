import Foundation

/// How one call is sent, after each layer has spoken: environment, configuration, endpoint, call. The
/// last that does wins.
struct CallSettings: Sendable {
  let baseURL: URL
  let headers: HTTPHeaders
  let timeout: Duration
  let retry: RetryPolicy
  let priority: RequestPriority
  let deduplicates: Bool
  let skipsQueue: Bool
  let sendsIdempotencyKey: Bool
  let offline: OfflineBehavior

  /// Whether the client makes the `Idempotency-Key` of the call: another one for each, and none where
  /// the endpoint has its own.
  var makesIdempotencyKey: Bool { sendsIdempotencyKey && headers["Idempotency-Key"] == nil }

  /// - Parameters:
  ///   - environment: The first layer.
  ///   - configuration: The second.
  ///   - method: Of the endpoint: only those that read are made one by the configuration.
  ///   - policies: Those of the endpoint with those of the call over them.
  ///   - headers: Those of the endpoint with those of the call over them.
  init(
    environment: APIEnvironment, configuration: Configuration, method: HTTPMethod,
    policies: EndpointPolicies, headers: HTTPHeaders
  ) {
    baseURL = policies.baseURL ?? environment.baseURL
    self.headers = environment.headers.merging(headers)
    timeout = policies.timeout ?? environment.timeout
    retry = policies.retry ?? configuration.retry
    priority = policies.priority ?? .normal
    deduplicates = policies.deduplicate ?? (configuration.enableDeduplication && method.isSafe)
    skipsQueue = policies.skipsQueue ?? false
    sendsIdempotencyKey = policies.sendsIdempotencyKey ?? false
    offline = policies.offline ?? .fail
  }
}

extension EndpointPolicies {
  /// These policies, with what `others` say in its place.
  func overridden(by others: EndpointPolicies) -> EndpointPolicies {
    var policies = self
    policies.timeout = others.timeout ?? timeout
    policies.retry = others.retry ?? retry
    policies.cache = others.cache ?? cache
    policies.priority = others.priority ?? priority
    policies.deduplicate = others.deduplicate ?? deduplicate
    policies.skipsQueue = others.skipsQueue ?? skipsQueue
    policies.sendsIdempotencyKey = others.sendsIdempotencyKey ?? sendsIdempotencyKey
    policies.offline = others.offline ?? offline
    policies.baseURL = others.baseURL ?? baseURL
    return policies
  }
}
