/// What becomes of a call while there is no network.
public enum OfflineBehavior: Hashable, Sendable {
  /// It fails.
  case fail
  /// It is kept and sent later, unless it has waited for longer than `expiresAfter` by then.
  case queue(expiresAfter: Duration)
}
