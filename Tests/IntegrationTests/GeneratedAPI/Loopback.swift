import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

/// Requests of the generated API, sent to a server on the loopback interface.
enum Loopback {
  /// Sends `endpoint` with the token `canary` to a server that gives `answer`.
  ///
  /// - Parameter request: What the server must have seen; nil if that is not the test's subject.
  static func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>, as request: String? = nil, answer: TestResponse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Response {
    let server = try await TestServer.start { _ in answer }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "canary" }
    let result: Result<Response, any Error>
    do {
      result = .success(try await client.send(endpoint))
    } catch {
      result = .failure(error)
    }
    if let request {
      #expect(server.requests.map(\.summary) == [request], sourceLocation: sourceLocation)
    }
    return try result.get()
  }

  /// The error with which `endpoint` ends when the server gives `answer`.
  static func failure(
    of endpoint: Endpoint<some Decodable & Sendable>, answer: TestResponse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> APIError {
    try await #require(throws: APIError.self, sourceLocation: sourceLocation) {
      _ = try await send(endpoint, answer: answer)
    }
  }
}

extension TestRequest {
  /// The request line without its version, the headers that an endpoint decides, and the body.
  fileprivate var summary: String {
    let names = ["Accept", "Authorization", "Content-Type", "Idempotency-Key"]
    let headers = names.compactMap { name in header(name).map { "\(name): \($0)" } }
    let text = String(decoding: body, as: UTF8.self)
    return (["\(method) \(target)"] + headers + (text.isEmpty ? [] : ["", text]))
      .joined(separator: "\n")
  }
}
