import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads what the server answered to an endpoint: a value, or an error.
struct ResponseReader<Response: Decodable & Sendable> {
  private let endpoint: Endpoint<Response>
  private let status: Int
  private let headers: HTTPHeaders
  private let body: ResponseBody
  private let refusal: Redirect.Refusal?

  init(endpoint: Endpoint<Response>, received: Transfer.Received) {
    self.endpoint = endpoint
    status = received.response.statusCode
    headers = HTTPHeaders(received.response)
    refusal = received.refusal
    // 204 and 205 have no content (RFC 9110 §15.3.5, §15.3.6).
    body = ResponseBody(
      data: status == 204 || status == 205 ? Data() : received.data,
      contentType: headers["Content-Type"],
      dates: endpoint.dates)
  }

  /// The value with its status and headers.
  ///
  /// - Throws: `APIError`.
  func response() throws -> APIResponse<Response> {
    guard (200...299).contains(status) else {
      throw failure()
    }
    do {
      let value = try body.value(as: Response.self)
      return APIResponse(value: value, status: status, headers: headers)
    } catch {
      throw APIError.decoding(context(), underlying: error)
    }
  }

  /// The error of a status. A body that cannot be read only leaves its details out.
  private func failure() -> APIError {
    if let refusal {
      return .redirection(context(), reason: refusal.rawValue)
    }
    let document = try? body.json(as: JSONValue.self)
    let mapping = endpoint.errorMapping
    return APIError(
      context(
        message: ServerMessage(in: body, document: document, mapping: mapping),
        decodedBodies: mapping.bodyTypes(for: status).compactMap { try? body.json(as: $0) }),
      fields: FieldError.all(in: document))
  }

  /// The response, as an error about it would show it.
  func context(
    message: ServerMessage = ServerMessage(), decodedBodies: [any Decodable & Sendable] = []
  ) -> ResponseContext {
    ResponseContext(
      request: RequestContext(endpoint), status: status, headers: headers, body: body.data,
      message: message, decodedBodies: decodedBodies,
      secretNames: Set(endpoint.authentication.secretNames))
  }
}

extension HTTPHeaders {
  /// The fields of a response in the order of their names: Foundation does not keep that of the
  /// wire.
  fileprivate init(_ response: HTTPURLResponse) {
    self.init()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String {
        self[name] = value
      }
    }
    sortByName()
  }
}
