public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends endpoints to one server.
///
/// ```swift
/// let client = APIClient(baseURL: url) { await account.token }
/// let profile = try await client.send(API.profile(userID: id))
/// ```
public struct APIClient: Sendable {
  /// Gives the token that authenticated requests are sent with; nil if nobody is signed in.
  public typealias TokenProvider = @Sendable () async throws -> String?

  /// What the path of each endpoint is added to. It may have a path of its own, with or without a
  /// final slash.
  public let baseURL: URL
  private let session: URLSession
  private let token: TokenProvider?

  /// A client of the server at `baseURL`.
  ///
  /// - Parameters:
  ///   - baseURL: An http or https URL without query, fragment, user and password; another one throws
  ///     ``APIError/invalidURL(reason:)`` when an endpoint is sent.
  ///   - session: The session that carries the requests. Redirects are followed by the client, 20 at
  ///     most (RFC 9110 §15.4): never from https to http, and without credentials to another origin.
  ///   - token: Asked for a token before each request that requires authentication.
  public init(baseURL: URL, session: URLSession = .shared, token: TokenProvider? = nil) {
    self.baseURL = baseURL
    self.session = session
    self.token = token
  }

  /// Sends `endpoint` and gives the value of its response, which many requests that change something
  /// have no use for.
  ///
  /// Encoding and decoding are done off the caller's actor.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the transfer.
  @concurrent
  @discardableResult
  public func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>
  ) async throws -> Response {
    try await response(for: endpoint).value
  }

  /// Sends `endpoint` and gives the value of its response with its status and headers.
  ///
  /// Encoding and decoding are done off the caller's actor.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled, which stops the transfer.
  @concurrent
  public func response<Response: Decodable & Sendable>(
    for endpoint: Endpoint<Response>
  ) async throws -> APIResponse<Response> {
    try Task.checkCancellation()
    var request = try RequestBuilder(endpoint: endpoint, baseURL: baseURL).request()
    let context = RequestContext(endpoint)
    switch endpoint.authentication {
    case .none: break
    case .required: try await authenticate(&request, context)
    }
    let received = try await transfer(request, context)
    return try ResponseReader(endpoint: endpoint, received: received).response()
  }

  private func authenticate(_ request: inout URLRequest, _ context: RequestContext) async throws {
    let value: String?
    do {
      value = try await token?()
    } catch let error where error is APIError || error is CancellationError {
      throw error
    } catch {
      throw APIError.missingToken(context, underlying: error)
    }
    guard let value, !value.allSatisfy(\.isWhitespace) else {
      throw APIError.missingToken(context, underlying: nil)
    }
    guard HTTPSyntax.isFieldValue(value) else {
      throw APIError.invalidRequest(context, reason: "the token holds control characters")
    }
    request.setValue("Bearer \(value)", forHTTPHeaderField: "Authorization")
  }

  private func transfer(
    _ request: URLRequest, _ context: RequestContext
  ) async throws -> Transfer.Received {
    do {
      guard let received = try await Transfer(session: session).response(to: request) else {
        throw APIError.invalidResponse(context)
      }
      return received
    } catch let error as URLError {
      if Task.isCancelled {
        throw CancellationError()
      }
      throw APIError.transport(context, underlying: error.withoutURL)
    }
  }
}

extension URLError {
  /// The error without the URL that failed, which may hold what nobody should read in a log.
  fileprivate var withoutURL: URLError {
    URLError(code, userInfo: [NSLocalizedDescriptionKey: localizedDescription])
  }
}
