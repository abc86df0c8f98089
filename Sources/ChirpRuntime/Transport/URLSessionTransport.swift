import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The transport over `URLSession`.
///
/// One session lives as long as the transport, so that connections are used again. Unless it is
/// given a configuration of its own it keeps no cookie, no credential and no cache.
///
/// On Linux a server that closes the connection after the status line or within the head of a
/// response, or sends a field behind a body in chunks, ends the process, in FoundationNetworking
/// itself. <doc:ChoosingATransport> says what else does, and what to do where the server is not one's
/// own.
public final class URLSessionTransport: HTTPTransport {
  /// The transport of all clients that are given no other.
  public static let shared = URLSessionTransport()

  private let session: TransportSession
  /// FoundationNetworking replaces the cookies of a request by those that a session keeps, whatever
  /// the request says, so that requests with cookies of their own go elsewhere.
  private let withoutCookies: TransportSession

  /// A transport with a session of its own.
  ///
  /// - Parameters:
  ///   - configuration: The settings of its session: proxies, TLS, connections a host, cookies.
  ///     Headers are better given to the client: those of a session go to every origin that a
  ///     redirect leads to. On Linux its cache is not used: FoundationNetworking ends the process if
  ///     a request is cancelled while a cache is asked. nil is an ephemeral one that keeps nothing.
  ///   - pinning: The public keys that servers have to have.
  public init(configuration: URLSessionConfiguration? = nil, pinning: PublicKeyPinning? = nil) {
    let configuration = configuration?.copied ?? .keepingNothing
    #if canImport(FoundationNetworking)
      configuration.urlCache = nil
    #endif
    session = TransportSession(configuration, pinning: pinning)
    if configuration.httpCookieStorage == nil {
      withoutCookies = session
    } else {
      configuration.httpShouldSetCookies = false
      configuration.httpCookieStorage = nil
      withoutCookies = TransportSession(configuration, pinning: pinning)
    }
  }

  /// Sends `request` in the session.
  ///
  /// - Throws: ``TransportError`` if there is no response, `CancellationError` if the task was
  ///   cancelled.
  public func response(to request: TransportRequest) async throws -> TransportResponse {
    if let fault = request.fault {
      throw TransportError(.other, isUnsent: true, detail: fault)
    }
    return try await Exchange(limit: request.responseLimit)
      .response(to: URLRequest(request), in: session(for: request))
  }

  private func session(for request: TransportRequest) -> TransportSession {
    let usual = request.headers["Cookie"] == nil ? session : withoutCookies
    #if canImport(FoundationNetworking)
      // Where a connection that was used before breaks before the answer, libcurl sends the request
      // again unless there is a body, though a server may have acted on the first one. On a new
      // connection it does not.
      if request.body == nil, !request.isRepeatable {
        return usual.withoutConnections
      }
    #endif
    return usual
  }
}

extension TransportRequest {
  /// Whether two of the request do what one does (RFC 9110 §9.2.2).
  fileprivate var isRepeatable: Bool { method.isIdempotent || headers["Idempotency-Key"] != nil }
}

extension URLSessionConfiguration {
  /// The same settings, to change without a change to a session that has them.
  var copied: URLSessionConfiguration { copy() as? URLSessionConfiguration ?? self }

  /// A configuration by which a session remembers nothing from one request to the next.
  fileprivate static var keepingNothing: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    return configuration
  }
}

extension URLRequest {
  fileprivate init(_ request: TransportRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    for field in request.headers.fields {
      setValue(field.value, forHTTPHeaderField: field.name)
    }
    httpShouldHandleCookies = request.headers["Cookie"] == nil
    // The client's own timeout is exact and comes first, on a busy machine too: a session counts whole
    // seconds.
    let timeout = min(request.timeout ?? Deadline.longest, Deadline.longest)
    timeoutInterval = TimeInterval(timeout.components.seconds) + 60
    if case .bytes(let data)? = request.body {
      httpBody = data
      #if canImport(FoundationNetworking)
        self = streamingLargeForms
      #endif
    }
  }
}
