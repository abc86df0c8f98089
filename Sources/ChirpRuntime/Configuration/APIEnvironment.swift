public import Foundation

/// Where an app's requests go: production, staging, a server on one's own machine.
///
/// ```swift
/// extension APIEnvironment {
///   static let staging = APIEnvironment(
///     baseURL: stagingURL, headers: ["X-Environment": "staging"], logLevel: .headers)
/// }
/// ```
public struct APIEnvironment: Sendable {
  /// What the path of each endpoint is added to. It may have a path of its own, with or without a
  /// final slash.
  public var baseURL: URL
  /// The headers of each request; those of an endpoint go before them.
  public var headers: HTTPHeaders
  /// The time for a whole call, where its endpoint gives no other.
  public var timeout: Duration
  /// What is logged of each request.
  public var logLevel: LogLevel

  /// An environment.
  ///
  /// - Parameters:
  ///   - baseURL: An http or https URL without query, fragment, user and password; another one
  ///     throws ``APIError/invalidURL(reason:)`` when an endpoint is sent.
  ///   - headers: The headers of each request.
  ///   - timeout: The time for a whole call: 30 seconds if it is not given.
  ///   - logLevel: What is logged of each request: nothing if it is not given.
  public init(
    baseURL: URL, headers: HTTPHeaders = [:], timeout: Duration = .seconds(30),
    logLevel: LogLevel = .none
  ) {
    self.baseURL = baseURL
    self.headers = headers
    self.timeout = timeout
    self.logLevel = logLevel
  }
}

extension APIEnvironment: CustomStringConvertible, CustomDebugStringConvertible {
  /// The origin of its base URL. Headers and a URL that cannot be used may be secret.
  public var description: String {
    "an environment at \(Origin(baseURL)?.description ?? "no http or https URL")"
  }

  /// The origin of its base URL. Headers and a URL that cannot be used may be secret.
  public var debugDescription: String { description }
}

extension APIEnvironment: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
