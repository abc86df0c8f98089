public import Foundation

/// One request as a transport sends it.
public struct TransportRequest: Sendable {
  /// Where it is sent: an http or https URL without user, password and fragment.
  public var url: URL
  /// The method (RFC 9110 §9).
  public var method: HTTPMethod
  /// The header fields, without those that follow from the rest: `Host`, `Content-Length` and
  /// `Transfer-Encoding`.
  public var headers: HTTPHeaders
  /// nil sends none.
  public var body: TransportBody?
  /// After this time nobody waits for the response any more; nil if somebody always does. The client
  /// ends the call itself: it is for transports that would give up earlier.
  public var timeout: Duration?
  /// How many bytes the body of the response may have, after it is decompressed. One with more
  /// throws ``TransportError/Kind/tooLarge``.
  public var responseLimit: Int

  /// A request.
  ///
  /// - Parameters:
  ///   - url: Where it is sent.
  ///   - method: The method.
  ///   - headers: The header fields.
  ///   - body: The body; nil sends none.
  ///   - timeout: The time after which nobody waits for the response any more.
  ///   - responseLimit: How many bytes the body of the response may have: 64 MiB if it is not given.
  public init(
    url: URL,
    method: HTTPMethod = .get,
    headers: HTTPHeaders = [:],
    body: TransportBody? = nil,
    timeout: Duration? = nil,
    responseLimit: Int = TransportRequest.usualResponseLimit
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.responseLimit = responseLimit
  }

  /// 64 MiB.
  public static let usualResponseLimit = 64 << 20
}

extension TransportRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method and the origin. Path, headers and body may be secret.
  public var description: String {
    let name = HTTPSyntax.isToken(method.rawValue) ? method.rawValue : "an unnamed method"
    return "\(name) \(Origin(url)?.description ?? "to no http or https URL")"
  }

  /// The method and the origin. Path, headers and body may be secret.
  public var debugDescription: String { description }
}

extension TransportRequest: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
