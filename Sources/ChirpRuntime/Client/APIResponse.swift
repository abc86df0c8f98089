/// A value together with the response that it came in.
public struct APIResponse<Value: Sendable>: Sendable {
  /// What the body holds.
  public let value: Value
  /// The status (RFC 9110 §15), from 200 to 299.
  public let status: Int
  /// The header fields of the response.
  public let headers: HTTPHeaders

  /// A response made by hand, for tests and previews.
  public init(value: Value, status: Int, headers: HTTPHeaders) {
    self.value = value
    self.status = status
    self.headers = headers
  }
}
