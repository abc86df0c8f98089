/// A value together with the response that it came in.
public struct APIResponse<Value: Sendable>: Sendable {
  /// What the body holds.
  public let value: Value
  /// The status (RFC 9110 §15), from 200 to 299.
  public let status: Int
  /// The header fields of the response.
  public let headers: HTTPHeaders
  /// Where it came from; nil for one made by hand.
  let origin: ResponseOrigin?

  /// A response made by hand, for tests and previews.
  public init(value: Value, status: Int = 200, headers: HTTPHeaders = [:]) {
    self.init(value: value, head: ResponseHead(status: status, headers: headers), origin: nil)
  }

  init(value: Value, head: ResponseHead, origin: ResponseOrigin?) {
    self.value = value
    self.status = head.status
    self.headers = head.headers
    self.origin = origin
  }
}
