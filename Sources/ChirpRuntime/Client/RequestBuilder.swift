import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes the request of an endpoint, and refuses what cannot be sent as it is meant.
struct RequestBuilder<Response: Decodable & Sendable> {
  let endpoint: Endpoint<Response>
  let baseURL: URL

  /// The time that may pass without a byte from the server. In seconds.
  private static var timeout: TimeInterval { 30 }

  /// Fields that follow from the rest of the request, and would change its meaning if they did not
  /// fit it (RFC 9112 §6.3, RFC 9110 §7.2).
  private static var reservedNames: Set<String> { ["host", "content-length", "transfer-encoding"] }

  private static var methodsWithoutBody: Set<String> { ["GET", "HEAD", "TRACE"] }

  /// The request, not yet authenticated.
  ///
  /// - Throws: `APIError`.
  func request() throws -> URLRequest {
    var request = URLRequest(url: try url())
    request.timeoutInterval = Self.timeout
    try checkMethod()
    request.httpMethod = endpoint.method.rawValue
    for field in try headers().fields {
      request.setValue(field.value, forHTTPHeaderField: field.name)
    }
    request.httpBody = try body()
    return request
  }

  private func url() throws -> URL {
    let base = try BaseURL(baseURL)
    if let fault = endpoint.path.fault {
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
    // Sessions send these without a body or not at all, however they are spelt.
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
    for field in endpoint.headers.fields {
      headers[field.name] = field.value
    }
    for field in headers.fields {
      guard HTTPSyntax.isToken(field.name) else {
        throw invalidRequest("a header name is no token")
      }
      guard !Self.reservedNames.contains(field.name.lowercased()) else {
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
