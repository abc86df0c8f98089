/// Which of the requests that wait for their turn is sent first.
public enum RequestPriority: Hashable, Comparable, Sendable {
  /// After all others.
  case low
  /// As most requests.
  case normal
  /// Before all others.
  case high
}
