import Foundation

/// What two calls have in common that may share one response: all that is sent, and how often and how
/// long that is tried. The credential is a part of it, and so are headers that a server may answer by
/// without saying so.
struct DeduplicationKey: Hashable, Sendable {
  private let method: HTTPMethod
  private let url: URL
  private let headers: [String: String]
  private let body: TransportBody?
  private let retry: RetryPolicy
  private let timeout: Duration

  /// - Parameters:
  ///   - request: A request with its credentials.
  ///   - settings: How it is sent. Calls that make an idempotency key of their own may differ in it.
  init(_ request: TransportRequest, _ settings: CallSettings) {
    method = request.method
    url = request.url
    var headers = request.headers
    if settings.makesIdempotencyKey {
      headers["Idempotency-Key"] = nil
    }
    self.headers = Dictionary(
      headers.fields.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
    body = request.body
    retry = settings.retry
    timeout = settings.timeout
  }
}
