import Foundation

/// Reads what the server answered to a request: a value, or an error.
struct ResponseReader<Request: APIRequest> {
  private let request: Request
  private let endpoint: Endpoint<Request.Response>
  private let received: Received
  private let decoder: any ResponseDecoder
  /// 204 and 205 have no content (RFC 9110 §15.3.5, §15.3.6).
  private let data: Data

  /// - Parameters:
  ///   - request: What was asked.
  ///   - endpoint: The same as a value.
  ///   - received: What arrived.
  ///   - decoder: The client's; nil reads JSON with the endpoint's dates.
  init(
    request: Request, endpoint: Endpoint<Request.Response>, received: Received,
    decoder: (any ResponseDecoder)?
  ) {
    self.request = request
    self.endpoint = endpoint
    self.received = received
    self.decoder = endpoint.decoder ?? decoder ?? JSONResponseDecoder(dates: endpoint.dates)
    data = [204, 205].contains(received.head.status) ? Data() : received.data
  }

  /// The value with its status and headers.
  ///
  /// - Throws: `APIError`.
  func response() throws -> APIResponse<Request.Response> {
    guard (200...299).contains(received.head.status) else {
      throw failure()
    }
    do {
      let value = try request.decode(data, response: received.head, using: decoder)
      return APIResponse(
        value: value, head: received.head,
        origin: ResponseOrigin(
          context: context(), requestURL: received.requestURL, responseURL: received.responseURL))
    } catch {
      throw APIError.decoding(context(), underlying: error)
    }
  }

  /// The error of a status. A body that cannot be read only leaves its details out.
  private func failure() -> APIError {
    if let refusal = received.refusal {
      return .redirection(context(), reason: refusal.rawValue)
    }
    let body = ResponseBody(
      data: data, contentType: received.head.headers["Content-Type"],
      decoder: JSONResponseDecoder(dates: endpoint.dates))
    let mapping = endpoint.errorMapping
    let document = try? body.json(as: JSONValue.self)
    let context = context(
      message: ServerMessage(in: body, document: document, mapping: mapping),
      decodedBodies: mapping.bodyTypes(for: received.head.status).compactMap {
        try? body.json(as: $0)
      })
    if let retryAfter = received.retryAfter {
      return .rateLimited(context, retryAfter: retryAfter)
    }
    return APIError(context, fields: FieldError.all(in: document))
  }

  /// The response, as an error about it would show it.
  private func context(
    message: ServerMessage = ServerMessage(), decodedBodies: [any Decodable & Sendable] = []
  ) -> ResponseContext {
    ResponseContext(
      request: RequestContext(endpoint), status: received.head.status,
      headers: received.head.headers, body: data, message: message, decodedBodies: decodedBodies,
      secretNames: received.secretNames)
  }
}
