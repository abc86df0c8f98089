import ChirpAPI
import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

/// What a caller gets when there is no answer, or one that cannot be read.
@Suite struct FailureTests {
  @Test(arguments: [
    (
      #"{"items":[{"id":7}],"metadata":{"page":1,"per":20,"total":41}}"#,
      #"""
      GET /feed: the response cannot be decoded: at 'items[0].id': expected to decode String but \
      found number instead; body: {"items":[{"id":7}],"metadata":{"page":1,"per":20,"total":41}}
      """#
    ),
    (
      #"{"items":[],"metadata":{"page":1,"per":20}}"#,
      #"""
      GET /feed: the response cannot be decoded: at 'metadata.total': the key is missing; \
      body: {"items":[],"metadata":{"page":1,"per":20}}
      """#
    ),
    (
      "[]",
      #"""
      GET /feed: the response cannot be decoded: expected to decode Dictionary<String, Any> but \
      found an array instead; body: []
      """#
    ),
  ])
  func whatDoesNotDecodeIsNamed(json: String, text: String) async throws {
    let error = try await Loopback.failure(of: API.feed(page: 1), answer: .json(json))
    guard case .decoding = error else {
      Issue.record("\(error)")
      return
    }
    #expect("\(error)" == text.replacing("\\\n", with: ""))
    #expect(error.status == 200)
  }

  @Test func aConnectionThatClosesBeforeItsFirstByte() async throws {
    let error = try await Loopback.failure(of: API.feed(page: 1), answer: .close)
    guard case .transport(let request, let underlying) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(request == RequestContext(method: .get, pathTemplate: "/feed"))
    #expect(underlying.kind == .connectionLost)
    #expect("\(error)" == "GET /feed: the connection broke (\(underlying.detail))")
    #expect(error.status == nil)
  }

  @Test func aServerThatIsNotThere() async throws {
    let server = try await TestServer.start { _ in .close }
    server.stop()
    try await server.end()
    let error = try await #require(throws: APIError.self) {
      _ = try await APIClient(baseURL: server.baseURL).send(API.profile(userID: Sample.userID))
    }
    #expect(
      "\(error)"
        == "GET /users/{}/profile: the server does not accept connections (URLError -1004)")
  }

  @Test func withoutATokenNothingIsSent() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    for client in [
      APIClient(baseURL: server.baseURL), APIClient(baseURL: server.baseURL) { nil },
    ] {
      let error = try await #require(throws: APIError.self) {
        _ = try await client.send(API.me())
      }
      #expect(error.isUnauthorized)
      #expect(
        "\(error)"
          == "GET /me: not sent: it requires authentication, and the client has no token")
    }
    #expect(server.requests.isEmpty)
  }

  @Test func cancellingStopsTheTransfer() async throws {
    let server = try await TestServer.start { _ in .hold }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let task = Task { try await client.send(API.profile(userID: Sample.userID)) }
    try await server.wait { $0.requests.count == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.wait { $0.clientsThatLeft == 1 }
  }
}
