import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes the request of an endpoint, and refuses what cannot be sent as it is meant.
struct RequestBuilder<Response: Decodable & Sendable> {
  let endpoint: Endpoint<Response>
  let baseURL: URL

  /// The time that may pass without a byte from the server, unless the endpoint gives the whole
  /// call another one. In seconds.
  private static var usualSilence: TimeInterval { 30 }

  /// Sessions send these without a body or not at all, however they are spelt.
  private static var methodsWithoutBody: Set<String> { ["GET", "HEAD", "TRACE"] }

  /// The request, not yet authenticated.
  ///
  /// - Parameter url: Where it is sent, if that is not where the endpoint says.
  /// - Throws: `APIError`.
  func request(at url: URL? = nil) throws -> URLRequest {
    try checkPolicies()
    try checkMethod()
    var request = URLRequest(url: try url ?? self.url())
    request.timeoutInterval = longestSilence
    request.httpMethod = endpoint.method.rawValue
    for field in try headers().fields {
      request.setValue(field.value, forHTTPHeaderField: field.name)
    }
    request.httpBody = try body()
    return request
  }

  /// Longer than the timeout of the call: that one is exact, and a session counts whole seconds.
  private var longestSilence: TimeInterval {
    let timeout = min(endpoint.timeout ?? .zero, Deadline.longest)
    return max(Self.usualSilence, TimeInterval(timeout.components.seconds) + 2)
  }

  private func checkPolicies() throws {
    if let timeout = endpoint.timeout, timeout <= .zero {
      throw invalidRequest("the timeout is not more than zero")
    }
    if case .queue = endpoint.offline {
      throw invalidRequest("it may wait in an offline queue, and this client has none yet")
    }
  }

  private func url() throws -> URL {
    let base = try BaseURL(endpoint.baseURL ?? baseURL)
    if let fault = endpoint.path.fault {
      throw invalidRequest(fault)
    }
    if let fault = endpoint.queryItems.fault {
      throw invalidRequest(fault)
    }
    guard let url = base.url(path: endpoint.path, query: endpoint.queryItems.encodedQuery) else {
      throw invalidRequest("the path and the query make no URL")
    }
    return url
  }

  private func checkMethod() throws {
    guard HTTPSyntax.isToken(endpoint.method.rawValue) else {
      throw invalidRequest("the method is no token")
    }
    let method = endpoint.method.rawValue.uppercased()
    if endpoint.body != nil, Self.methodsWithoutBody.contains(method) {
      throw invalidRequest("a \(endpoint.method) request cannot have a body")
    }
  }

  private func headers() throws -> HTTPHeaders {
    var headers: HTTPHeaders = [
      "Accept": (Response.self as? any DirectlyReadable.Type)?.accept ?? "application/json",
      "Content-Type": endpoint.body?.contentType,
    ]
    if endpoint.sendsIdempotencyKey == true {
      headers["Idempotency-Key"] = UUID().uuidString
    }
    for field in endpoint.headers.fields {
      headers[field.name] = field.value
    }
    for field in headers.fields {
      guard HTTPSyntax.isToken(field.name) else {
        throw invalidRequest("a header name is no token")
      }
      guard !HTTPSyntax.isReserved(field.name) else {
        throw invalidRequest("the header '\(field.name)' follows from the request and is not set")
      }
      guard HTTPSyntax.isFieldValue(field.value) else {
        throw invalidRequest("the value of the header '\(field.name)' holds control characters")
      }
    }
    return headers
  }

  private func body() throws -> Data? {
    do {
      return try endpoint.body?.bytes(dates: endpoint.dates)
    } catch {
      throw APIError.encoding(RequestContext(endpoint), underlying: error)
    }
  }

  private func invalidRequest(_ reason: String) -> APIError {
    .invalidRequest(RequestContext(endpoint), reason: reason)
  }
}
