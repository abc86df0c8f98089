public import ChirpRuntime

/// Which requests a mock answers in some way.
///
/// ```swift
/// let users = RequestMatcher.get("/users/{}")
/// let uploads = RequestMatcher.matching { $0.headers["Content-Type"] == "image/png" }
/// ```
///
/// In a path, `{}` stands for a value: any text within one segment that is not empty. `{userID}`
/// means the same, and so does `:userID` as a whole segment. The rest is the path as it is sent,
/// that of the base URL included, percent-encoded or plain: `/a b` is `/a%20b`. The query does not
/// count.
public struct RequestMatcher: Sendable {
  private let isMatch: @Sendable (RecordedRequest) -> Bool

  private init(_ isMatch: @escaping @Sendable (RecordedRequest) -> Bool) {
    self.isMatch = isMatch
  }

  func matches(_ request: RecordedRequest) -> Bool {
    isMatch(request)
  }

  /// All requests.
  public static let any = RequestMatcher { _ in true }

  /// The requests of which `isMatch` says so.
  public static func matching(
    _ isMatch: @escaping @Sendable (RecordedRequest) -> Bool
  ) -> RequestMatcher {
    RequestMatcher(isMatch)
  }

  /// The requests of a route.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path, with `{}` where any value may stand.
  public static func route(_ method: HTTPMethod, _ path: String) -> RequestMatcher {
    let pattern = PathPattern(path)
    return RequestMatcher { $0.method == method && pattern.matches($0.path) }
  }

  /// The GET requests of `path`.
  public static func get(_ path: String) -> RequestMatcher { route(.get, path) }
  /// The POST requests of `path`.
  public static func post(_ path: String) -> RequestMatcher { route(.post, path) }
  /// The PUT requests of `path`.
  public static func put(_ path: String) -> RequestMatcher { route(.put, path) }
  /// The PATCH requests of `path`.
  public static func patch(_ path: String) -> RequestMatcher { route(.patch, path) }
  /// The DELETE requests of `path`.
  public static func delete(_ path: String) -> RequestMatcher { route(.delete, path) }
}
