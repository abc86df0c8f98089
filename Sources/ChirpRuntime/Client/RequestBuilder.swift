import Foundation

/// Makes the request of an endpoint, and refuses what cannot be sent as it is meant.
struct RequestBuilder<Response: Sendable> {
  let endpoint: Endpoint<Response>
  let settings: CallSettings
  let configuration: Configuration
  /// The base of the client, if it is one.
  let base: BaseURL?

  /// The request, not yet authenticated.
  ///
  /// - Throws: `APIError`.
  func request() throws -> TransportRequest {
    try checkPolicies()
    let request = TransportRequest(
      url: try endpoint.url ?? url(), method: endpoint.method, headers: headers(),
      body: try body(), timeout: settings.timeout, responseLimit: configuration.responseLimit)
    if let fault = request.fault {
      throw invalidRequest(fault)
    }
    return request
  }

  private func checkPolicies() throws {
    if settings.timeout <= .zero {
      throw invalidRequest("the timeout is not more than zero")
    }
    if case .queue = settings.offline {
      throw invalidRequest("it may wait in an offline queue, and this client has none yet")
    }
  }

  private func url() throws -> URL {
    let base = try base ?? BaseURL(settings.baseURL)
    if let fault = endpoint.path.fault ?? endpoint.queryItems.fault {
      throw invalidRequest(fault)
    }
    let query = endpoint.queryItems.encodedQuery(dates: endpoint.dates)
    guard let url = base.url(path: endpoint.path, query: query) else {
      throw invalidRequest("the path and the query make no URL")
    }
    return url
  }

  private func headers() -> HTTPHeaders {
    var headers = HTTPHeaders()
    headers["Accept"] = accept
    headers["Content-Type"] = endpoint.body?.contentType
    if settings.makesIdempotencyKey {
      headers["Idempotency-Key"] = UUID().uuidString
    }
    return headers.merging(settings.headers)
  }

  /// What the server is asked for (RFC 9110 §12.5.1).
  private var accept: String {
    if let type = Response.self as? any DirectlyReadable.Type {
      return type.accept
    }
    let readsJSON = (endpoint.decoder ?? configuration.decoder) == nil && endpoint.decode == nil
    return readsJSON && Response.self is any Decodable.Type ? "application/json" : "*/*"
  }

  private func body() throws -> TransportBody? {
    do {
      return try endpoint.body.map {
        .bytes(try $0.bytes(dates: endpoint.dates, encoder: configuration.encoder))
      }
    } catch {
      throw APIError.encoding(RequestContext(endpoint), underlying: error)
    }
  }

  private func invalidRequest(_ reason: String) -> APIError {
    .invalidRequest(RequestContext(endpoint), reason: reason)
  }
}
