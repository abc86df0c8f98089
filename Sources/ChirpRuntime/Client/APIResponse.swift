/// A value together with the response that it came in.
public struct APIResponse<Value: Sendable>: Sendable {
  public let value: Value
  /// The status (RFC 9110 §15), from 200 to 299.
  public let status: Int
  public let headers: HTTPHeaders

  public init(value: Value, status: Int, headers: HTTPHeaders) {
    self.value = value
    self.status = status
    self.headers = headers
  }
}
