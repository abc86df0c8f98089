/// One response as it arrived.
public struct TransportResponse: Hashable, Sendable {
  /// The status (RFC 9110 §15).
  public var status: Int
  /// The header fields; several of one name are joined by commas (RFC 9110 §5.3).
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: TransportBody

  /// A response.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The header fields.
  ///   - body: The body, decompressed.
  public init(status: Int, headers: HTTPHeaders = [:], body: TransportBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension TransportResponse: CustomStringConvertible, CustomDebugStringConvertible {
  /// The status. Headers and body may be secret.
  public var description: String { "status \(status)" }

  /// The status. Headers and body may be secret.
  public var debugDescription: String { description }
}

extension TransportResponse: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
