public import Foundation

/// The response that an error is about.
public struct ResponseContext: Sendable {
  /// The endpoint that was sent.
  public let request: RequestContext
  /// The status (RFC 9110 §15).
  public let status: Int
  /// The header fields, those that hold credentials too.
  public let headers: HTTPHeaders
  /// The bytes of the body.
  public let body: Data
  /// What the server says about the error.
  public let message: ServerMessage
  /// The body as the types that the API declares for it, as far as it decodes as them.
  private let decodedBodies: [any Decodable & Sendable]
  /// The names that the API gives its own secrets.
  private let secretNames: Set<String>

  init(
    request: RequestContext, status: Int, headers: HTTPHeaders, body: Data,
    message: ServerMessage = ServerMessage(), decodedBodies: [any Decodable & Sendable] = [],
    secretNames: Set<String> = []
  ) {
    self.request = request
    self.status = status
    self.headers = headers
    self.body = body
    self.message = message
    self.decodedBodies = decodedBodies
    self.secretNames = secretNames
  }

  /// The beginning of a JSON body on one line, without what is secret in it.
  var excerpt: String? { Redaction.excerpt(of: body, hiding: secretNames) }

  /// The body as a type that the API declares for its errors.
  ///
  /// - Parameter type: The type declared for the response's status, or for every error.
  /// - Returns: nil if the type is not declared for it, or the body is no such value.
  public func body<Body: Decodable & Sendable>(as type: Body.Type) -> Body? {
    decodedBodies.lazy.compactMap { $0 as? Body }.first
  }
}

extension ResponseContext: CustomStringConvertible {
  /// The request, the status and the message. Headers and body may be secret.
  public var description: String {
    let code = message.code.map { " (\(Redaction.line($0.rawValue)))" } ?? ""
    let reason = message.reason.map { ": \(Redaction.line($0))" } ?? ""
    return "\(request): status \(status)\(reason)\(code)"
  }
}

extension ResponseContext: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
