import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct TransferTests {
  @Test func theRequestsOwnCookiesAreNotReplacedByTheSessions() async throws {
    let session = URLSession(configuration: .ephemeral)
    let server = try await TestServer.start { _ in .json("[1]", headers: ["Set-Cookie: kept=1"]) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL, session: session)
    for cookie in [nil, nil, "mine=1", nil] as [String?] {
      _ = try await client.send(Endpoint<[Int]>(path: "/x", headers: ["Cookie": cookie]))
    }
    #expect(server.requests.map { $0.header("Cookie") } == [nil, "kept=1", "mine=1", "kept=1"])
  }

  /// Each call ends once, as a value, a cancellation or a timeout, however these meet.
  @Test func cancellationsAndTimeoutsMayMeetResponses() async throws {
    let server = try await TestServer.start { request in
      request.target == "/x" ? .empty(status: 302, headers: ["Location: /next"]) : .json("[1]")
    }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let badEndings = await withTaskGroup { group in
      for index in 0..<600 {
        group.addTask { await Self.badEnding(client, index) }
      }
      return await group.reduce(into: []) { endings, ending in endings += ending.map { [$0] } ?? []
      }
    }
    #expect(badEndings == [])
  }

  /// How a call ended that should have ended in another way; nil if it ended well.
  private static func badEnding(_ client: APIClient, _ index: Int) async -> String? {
    var endpoint = Endpoint<[Int]>(path: index.isMultiple(of: 2) ? "/x" : "/next")
    if index.isMultiple(of: 3) {
      endpoint.timeout = .microseconds(1 + index * 50)
    }
    let task = Task { [endpoint] in try await client.send(endpoint) }
    try? await Task.sleep(for: .microseconds(index * 37 % 20_000))
    if !index.isMultiple(of: 5) {
      task.cancel()
    }
    do {
      let value = try await task.value
      return value == [1] ? nil : "call \(index): \(value)"
    } catch is CancellationError {
      return index.isMultiple(of: 5) ? "call \(index): cancelled" : nil
    } catch APIError.transport(_, let error) where error.kind == .timedOut {
      return index.isMultiple(of: 3) ? nil : "call \(index): \(error)"
    } catch {
      return "call \(index): \(error)"
    }
  }
}
