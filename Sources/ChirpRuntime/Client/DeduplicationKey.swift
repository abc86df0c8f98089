import Foundation

/// What two requests have in common that may share one response: all that is sent. The credential is
/// a part of it, and so are headers that a server may answer by without saying so.
struct DeduplicationKey: Hashable, Sendable {
  private let method: HTTPMethod
  private let url: URL
  private let headers: [String: String]
  private let body: TransportBody?

  /// - Parameter request: A request with its credentials.
  init(_ request: TransportRequest) {
    method = request.method
    url = request.url
    headers = Dictionary(
      request.headers.fields.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
    body = request.body
  }
}
