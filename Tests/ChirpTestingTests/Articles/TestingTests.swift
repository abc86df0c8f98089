import ChirpRuntime
import ChirpTesting
import Testing

/// The code of the article "Testing with mocks".
@Suite(.timeLimit(.minutes(1))) struct TestingTests {
  @Test func anExpiredTokenIsRenewed() async throws {
    let transport = MockTransport()
    transport.stub(.get("/me")) { request in
      request.headers["Authorization"] == "Bearer new"
        ? .json(["id": 7, "name": "Ada"]) : .status(401)
    }
    transport.stub(.post("/tokens"), with: .json(["access": "new", "refresh": "r2"]))
    let session = Session()
    await session.keep(Tokens(access: "old", refresh: "r1"))
    let client = APIClient.app(session, transport: transport)

    #expect(try await client.send(API.me()) == User(id: 7, name: "Ada"))
    #expect(transport.requests.map(\.description) == ["GET /me", "POST /tokens", "GET /me"])
    #expect(try transport.requests[1].json() == ["token": "r1"])
  }

  @Test func aBusyServerIsAskedAgain() async throws {
    let clock = TestClock()
    let transport = MockTransport(.status(503), .json(["id": 7, "name": "Ada"]))
    let client = APIClient(
      environment: APIEnvironment(baseURL: API.baseURL), transport: transport, clock: clock)
    let call = Task { try await client.send(API.user(id: 7)) }

    // One task sleeps until the next attempt, and one until the timeout.
    try await clock.waitForSleepers(2)
    clock.wakeNextSleeper()
    #expect(try await call.value == User(id: 7, name: "Ada"))
    #expect(transport.requests.count == 2)
  }

  @Test func aServerThatDoesNotAnswerIsGivenUp() async throws {
    let clock = TestClock()
    let transport = MockTransport(.empty.delayed(by: .seconds(60)), clock: clock)
    let client = APIClient(
      environment: APIEnvironment(baseURL: API.baseURL), transport: transport, clock: clock)
    let call = Task { try await client.send(API.user(id: 7)) }

    try await clock.waitForSleepers(2)
    clock.advance(by: .seconds(30))
    let error = await #expect(throws: APIError.self) { try await call.value }
    #expect(
      error?.description == "GET /users/{}: the server did not answer in time (after 30.0 seconds)")
  }

  @Test func faultsAreAnswersToo() async throws {
    let transport = MockTransport(.failure(.connectionLost), .status(503), .json("[]"))
    var configuration = Configuration()
    configuration.retry = RetryPolicy(attempts: 3, base: .zero, cap: .zero)
    let client = APIClient(
      environment: APIEnvironment(baseURL: API.baseURL), configuration: configuration,
      transport: transport)
    #expect(try await client.send(API.feed(page: 1)) == [])
    #expect(transport.requests.count == 3)
  }

  @Test func aPreviewCanBeSlow() async throws {
    let slow = MockClient().stub(API.feed(page: 1), with: .value([]).delayed(by: .seconds(3)))
    let call = Task { try await FeedModel(api: slow).load() }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }
}
