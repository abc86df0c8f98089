/// The response of an endpoint that answers with nothing to read, such as 204 (RFC 9110 §15.3.5).
/// Bytes that arrive all the same are ignored.
public struct EmptyResponse: Decodable, Hashable, Sendable {
  /// The one value of the type.
  public init() {}

  /// The value, whatever the decoder holds.
  public init(from decoder: any Decoder) {}
}
