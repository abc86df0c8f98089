import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of the generated APIs, sent to a server on the loopback interface.
enum Loopback {
  /// A session without the cookies that servers of other tests have set.
  private static let session = URLSession(configuration: .ephemeral)

  /// Sends `endpoint` with the token `canary` to a server that gives `answer`.
  ///
  /// - Parameters:
  ///   - request: What the server must have seen; nil if that is not the test's subject.
  ///   - credentials: What the client has beside the token, by the names of the schemes.
  static func send<Response: Decodable & Sendable>(
    _ endpoint: Endpoint<Response>, as request: String? = nil, answer: TestResponse,
    credentials: [String: Credential] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Response {
    let server = try await TestServer.start { _ in answer }
    defer { server.stop() }
    let client = APIClient(
      baseURL: server.baseURL, session: session, token: { "canary" },
      credentials: { credentials[$0.name] })
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
  /// The headers that the session adds of its own accord.
  private static let transportHeaders = [
    "accept-encoding", "accept-language", "connection", "content-length", "host", "user-agent",
  ]

  /// The request line without its version, the headers that are not the session's own in the order
  /// of their names, whose letters are capitals as on Linux, and the body.
  var summary: String {
    let headers = headerLines.map { line in
      let name = line.prefix { $0 != ":" }
      return name.capitalized + line.dropFirst(name.count)
    }.filter { line in
      !Self.transportHeaders.contains { line.lowercased().hasPrefix("\($0):") }
    }
    let text = String(decoding: body, as: UTF8.self)
    return (["\(method) \(target)"] + headers.sorted() + (text.isEmpty ? [] : ["", text]))
      .joined(separator: "\n")
  }
}
