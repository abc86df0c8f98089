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
}
