/// Carries requests to servers, and their responses back.
///
/// A transport does one thing: it sends the request that it is given, as it is, and gives what the
/// server answers. It follows no redirect, keeps no cookie, and tries nothing twice: these are the
/// client's.
///
/// ```swift
/// struct LoggingTransport: HTTPTransport {
///   let base: any HTTPTransport
///
///   func response(to request: TransportRequest) async throws -> TransportResponse {
///     print(request.method, request.url.path())
///     return try await base.response(to: request)
///   }
/// }
/// ```
public protocol HTTPTransport: Sendable {
  /// Sends `request`, and gives the response, whatever its status.
  ///
  /// A transport stops when the task is cancelled, and waits without blocking its thread: the timeout
  /// of a call does not end what blocks. It gives a body of at most
  /// ``TransportRequest/responseLimit`` bytes.
  ///
  /// - Throws: ``TransportError`` if there is no response, `CancellationError` if the task was
  ///   cancelled.
  func response(to request: TransportRequest) async throws -> TransportResponse
}
