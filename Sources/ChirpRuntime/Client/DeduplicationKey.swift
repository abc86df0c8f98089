import Foundation

/// What two requests have in common that may share one response: all that is sent. The credential is
/// a part of it, and so are headers that a server may answer by without saying so.
struct DeduplicationKey: Hashable, Sendable {
  private let method: HTTPMethod
  private let url: URL
  private let headers: [String: String]
  private let body: TransportBody?

  /// - Parameters:
  ///   - request: A request with its credentials.
  ///   - ignored: The name of a header by which equal requests may differ.
  init(_ request: TransportRequest, ignoring ignored: String? = nil) {
    method = request.method
    url = request.url
    var headers = request.headers
    if let ignored {
      headers[ignored] = nil
    }
    self.headers = Dictionary(
      headers.fields.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
    body = request.body
  }
}
