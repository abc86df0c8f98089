/// Whether a request is sent on behalf of someone.
public enum Authentication: Hashable, Sendable {
  /// Nothing is added to the request.
  case none
  /// The client's token is sent as `Authorization: Bearer …` (RFC 6750 §2.1); without one nothing is
  /// sent and ``APIError/missingToken(_:underlying:)`` is thrown.
  case required
}
