import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

/// What becomes of requests on connections that were used before, and that break before the answer.
@Suite struct ReusedConnectionTests {
  @Test(arguments: [Fault.closedBeforeHead, .reset], [RequestBody.string("a"), nil])
  func aRequestThatDoesMoreWhenRepeatedIsLostAtOnce(fault: Fault, body: RequestBody?) async throws {
    let server = try FaultServer.start(lifetime: .seconds(60))
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    try await client.send(Endpoint<[Int]>(path: "/none/1"))
    let call = Endpoint<[Int]>(
      path: EndpointPath(verbatim: "/\(fault)/2"), method: .post, body: body,
      policies: EndpointPolicies(timeout: .seconds(600)))
    let error = try await #require(throws: APIError.self) { try await client.send(call) }
    guard case .transport(_, let fault) = error else {
      Issue.record(error)
      return
    }
    #expect(fault.kind == .connectionLost && !fault.isUnsent)
    #expect(server.requests(for: call.path.encoded).count == 1)
  }

  @Test(arguments: [Fault.closedBeforeHead, .reset])
  func aRequestThatDoesNoMoreWhenRepeatedIsSentAgainWithItsBody(fault: Fault) async throws {
    let server = try FaultServer.start(lifetime: .seconds(60))
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    try await client.send(Endpoint<[Int]>(path: "/none/1"))
    let call = Endpoint<[Int]>(
      path: EndpointPath(verbatim: "/once/\(fault)/2"), method: .put, body: .string("a"),
      policies: EndpointPolicies(timeout: .seconds(600)))
    #expect(try await client.send(call) == [2])
    #expect(
      server.requests(for: call.path.encoded).map(\.body) == [Data("a".utf8), Data("a".utf8)])
  }
}
