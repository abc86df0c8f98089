import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

@Suite struct EndpointPoliciesTests {
  @Test func everythingIsLeftToTheClient() {
    #expect(Endpoint<String>(path: "/x").policies == EndpointPolicies())
    let policies = EndpointPolicies()
    #expect(policies.timeout == nil && policies.retry == nil && policies.cache == nil)
    #expect(policies.priority == nil && policies.deduplicate == nil && policies.skipsQueue == nil)
    #expect(
      policies.sendsIdempotencyKey == nil && policies.offline == nil && policies.baseURL == nil)
  }

  @Test func anEndpointForwardsItsPolicies() {
    let policies = EndpointPolicies(
      timeout: .milliseconds(250), retry: RetryPolicy(attempts: 2, base: .zero, cap: .seconds(1)),
      cache: .staleWhileRevalidate, priority: .high, deduplicate: true, skipsQueue: true,
      sendsIdempotencyKey: true, offline: .queue(expiresAfter: .seconds(7200)),
      baseURL: URL(string: "https://h.example"))
    let given = Endpoint<String>(path: "/x", policies: policies)
    var endpoint = Endpoint<String>(path: "/x")
    endpoint.timeout = given.timeout
    endpoint.retryPolicy = given.retryPolicy
    endpoint.cachePolicy = given.cachePolicy
    endpoint.priority = given.priority
    endpoint.deduplicate = given.deduplicate
    endpoint.skipRequestQueue = given.skipRequestQueue
    endpoint.sendsIdempotencyKey = given.sendsIdempotencyKey
    endpoint.offlineBehavior = given.offlineBehavior
    endpoint.baseURL = given.baseURL
    #expect(endpoint.policies == policies)
  }

  @Test func noRetryIsNotNil() {
    #expect(EndpointPolicies(retry: .none).retry == RetryPolicy.none)
    #expect(EndpointPolicies(retry: nil).retry == nil)
    #expect(EndpointPolicies(retry: .standard).retry?.attempts == 3)
    #expect(
      RetryPolicy.aggressive
        == RetryPolicy(attempts: 5, base: .milliseconds(200), cap: .seconds(30)))
    #expect(RequestPriority.low < .normal && RequestPriority.normal < .high)
  }

  @Test func aTimeoutIsShorterThanASecond() async throws {
    let server = try await TestServer.start { _ in .hold }
    defer { server.stop() }
    let start = ContinuousClock.now
    let error = try await failure(
      of: Endpoint(path: "/x", policies: EndpointPolicies(timeout: .milliseconds(120))),
      APIClient(baseURL: server.baseURL))
    let elapsed = ContinuousClock.now - start
    #expect("\(error)" == "GET /x: the server did not answer in time (after 0.12 seconds)")
    #expect(elapsed >= .milliseconds(120))
    try await server.wait { $0.clientsThatLeft == 1 }
  }

  @Test func aTimeoutCountsRedirectsAndProvidersToo() async throws {
    let server = try await TestServer.start { request in
      request.target == "/x" ? .empty(status: 302, headers: ["Location: /slow"]) : .hold
    }
    defer { server.stop() }
    let policies = EndpointPolicies(timeout: .milliseconds(200))
    let redirected = try await failure(
      of: Endpoint(path: "/x", policies: policies), APIClient(baseURL: server.baseURL))
    #expect("\(redirected)" == "GET /x: the server did not answer in time (after 0.2 seconds)")
    // This provider does not heed that it is cancelled.
    let deaf = APIClient(baseURL: server.baseURL) {
      await Task { try? await Task.sleep(for: .seconds(40)) }.value
      return "t"
    }
    let start = ContinuousClock.now
    let waited = try await failure(
      of: Endpoint(path: "/y", authentication: .required, policies: policies), deaf)
    #expect("\(waited)" == "GET /y: the server did not answer in time (after 0.2 seconds)")
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(!server.requests.contains { $0.target == "/y" })
  }

  @Test(arguments: [Duration.seconds(20), .seconds(Int64.max)])
  func aCallThatIsInTimeGivesItsValue(timeout: Duration) async throws {
    let server = try await TestServer.start { _ in .json("[1]") }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let policies = EndpointPolicies(timeout: timeout)
    #expect(try await client.send(Endpoint<[Int]>(path: "/x", policies: policies)) == [1])
  }

  @Test func cancellingIsNotATimeout() async throws {
    let server = try await TestServer.start { _ in .hold }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let task = Task {
      try await client.send(
        Endpoint<[Int]>(path: "/x", policies: EndpointPolicies(timeout: .seconds(40))))
    }
    try await server.wait { $0.requests.count == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.wait { $0.clientsThatLeft == 1 }
  }

  @Test func aBaseURLOfTheEndpointReplacesTheClients() async throws {
    let server = try await TestServer.start { _ in .json("[1]") }
    defer { server.stop() }
    let client = APIClient(baseURL: try #require(URL(string: "https://nowhere.invalid")))
    var endpoint = Endpoint<[Int]>(path: "/x")
    endpoint.baseURL = server.baseURL.appending(path: "v2/")
    #expect(try await client.send(endpoint) == [1])
    #expect(server.requests.map(\.target) == ["/v2/x"])
    endpoint.baseURL = URL(string: "https://u:canary@h.example")
    let error = try await failure(of: endpoint, client)
    #expect("\(error)" == "the base URL cannot be used: it holds a user or a password")
  }

  @Test func anIdempotencyKeyIsANewOneForEachCall() async throws {
    let server = try await TestServer.start { _ in .json("[1]") }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    var endpoint = Endpoint<[Int]>(
      path: "/x", method: .post, policies: EndpointPolicies(sendsIdempotencyKey: true))
    _ = try await client.send(endpoint)
    _ = try await client.send(endpoint)
    endpoint.headers["idempotency-key"] = "mine"
    _ = try await client.send(endpoint)
    endpoint.headers = [:]
    endpoint.sendsIdempotencyKey = false
    _ = try await client.send(endpoint)
    let keys = server.requests.map { $0.header("Idempotency-Key") }
    #expect(keys.prefix(2).allSatisfy { $0.flatMap(UUID.init) != nil })
    #expect(keys[0] != keys[1])
    #expect(keys.suffix(2) == ["mine", nil])
  }

  @Test(arguments: [
    (
      EndpointPolicies(offline: .queue(expiresAfter: .seconds(60))),
      "it may wait in an offline queue, and this client has none yet"
    ),
    (EndpointPolicies(timeout: .zero), "the timeout is not more than zero"),
    (EndpointPolicies(timeout: .seconds(-1)), "the timeout is not more than zero"),
  ])
  func whatCannotBeDoneIsRefused(policies: EndpointPolicies, reason: String) async throws {
    let server = try await TestServer.start { _ in .json("[1]") }
    defer { server.stop() }
    let error = try await failure(
      of: Endpoint(path: "/x", policies: policies), APIClient(baseURL: server.baseURL))
    #expect("\(error)" == "GET /x: not sent: \(reason)")
    #expect(server.requests.isEmpty)
  }

  private func failure(
    of endpoint: Endpoint<[Int]>, _ client: APIClient
  ) async throws -> APIError {
    try await #require(throws: APIError.self) { _ = try await client.send(endpoint) }
  }
}
