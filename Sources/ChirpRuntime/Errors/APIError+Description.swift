import Foundation

extension APIError: CustomStringConvertible {
  /// One line for developers: the endpoint, what happened, and what the server says about it.
  public var description: String {
    switch self {
    case .invalidURL(let reason): "the base URL cannot be used: \(reason)"
    case .invalidRequest(let request, let reason): "\(request): not sent: \(reason)"
    case .encoding(let request, let error):
      "\(request): not sent: the body cannot be encoded: \(CodingProblem(error))"
    case .missingToken(let request, let requirement, nil):
      "\(request): not sent: it requires authentication, and the client has no \(requirement.object)"
    case .missingToken(let request, let requirement, let error?):
      "\(request): not sent: getting the \(requirement.object) failed with an error of type"
        + " \(type(of: error))"
    case .offline(let request): "\(request): \(TransportError.Kind.notConnected.cause)"
    case .transport(let request, let error): "\(request): \(error)"
    case .pinning(let request): "\(request): not sent: \(TransportError.Kind.pinning.cause)"
    case .tooLarge(let request, let limit):
      "\(request): the response is larger than the client takes, which is \(limit) bytes"
    case .cancelled(let request): "\(request): cancelled"
    case .invalidResponse(let request): "\(request): what arrived is no HTTP response"
    case .validation(let response, let fields) where !fields.isEmpty:
      "\(response); \(Self.line(fields))"
    case .rateLimited(let response, let retryAfter?): "\(response); retry after \(retryAfter)"
    case .redirection(let response, let reason):
      "\(response); the redirect is not followed: \(reason)"
    case .pagination(let response, let reason): "\(response); no further page: \(reason)"
    case .decoding(let response, let error): Self.text(of: response, notDecodedFor: error)
    case .unauthorized(let response), .forbidden(let response), .notFound(let response),
      .validation(let response, _), .rateLimited(let response, nil), .server(let response),
      .unacceptableStatusCode(let response):
      response.description
    }
  }

  private static func line(_ fields: [FieldError]) -> String {
    Redaction.line(fields.map { "\($0.field): \($0.message)" }.joined(separator: "; "))
  }

  private static func text(
    of response: ResponseContext, notDecodedFor error: any Error
  ) -> String {
    let start = "\(response.request): the response cannot be decoded: \(CodingProblem(error))"
    if let excerpt = response.excerpt {
      return "\(start); body: \(excerpt)"
    }
    let contentType = response.headers["Content-Type"].map(Redaction.line) ?? "no stated type"
    return "\(start); body: \(response.body.count) bytes of \(contentType)"
  }
}

extension APIError: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Authentication {
  /// What the client is asked for.
  fileprivate var object: String {
    switch self {
    case .none, .required: "token"
    case .custom: "credential of its own"
    case .any(let schemes): "credential for \(Self.list(schemes, "or"))"
    case .all(let schemes): "credential for \(Self.list(schemes, "and"))"
    }
  }

  /// As in `'a', 'b' or 'c'`.
  private static func list(_ schemes: [AuthenticationScheme], _ conjunction: String) -> String {
    let names = schemes.map { "'\($0.name)'" }
    guard let last = names.last, names.count > 1 else {
      return names.last ?? "any scheme"
    }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
