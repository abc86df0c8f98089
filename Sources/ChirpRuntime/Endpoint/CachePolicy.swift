/// Whether a response that was kept may answer a request.
public enum CachePolicy: Hashable, Sendable {
  /// The server answers.
  case networkOnly
  /// The server answers, and what was kept if it cannot be reached.
  case networkFirst
  /// What was kept answers while it is fresh, and the server otherwise.
  case cacheFirst
  /// What was kept answers, or nothing.
  case cacheOnly
  /// What was kept answers at once, and the server is asked for the next time.
  case staleWhileRevalidate
}
