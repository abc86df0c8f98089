/// The status and the header fields of a response.
public struct ResponseHead: Hashable, Sendable {
  /// The status (RFC 9110 §15).
  public let status: Int
  /// The header fields.
  public let headers: HTTPHeaders

  /// A head made by hand.
  public init(status: Int, headers: HTTPHeaders = [:]) {
    self.status = status
    self.headers = headers
  }
}
