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
    let endings = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<600 {
        group.addTask { await Self.isWellEnded(client, index) }
      }
      return await group.reduce(into: 0) { count, isWellEnded in count += isWellEnded ? 1 : 0 }
    }
    #expect(endings == 600)
  }

  private static func isWellEnded(_ client: APIClient, _ index: Int) async -> Bool {
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
      return try await task.value == [1]
    } catch let error as APIError {
      guard case .transport(_, let underlying) = error else {
        return false
      }
      return underlying.kind == .timedOut
    } catch {
      return error is CancellationError
    }
  }
}
