import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct MockTransportTests {
  private let clock = TestClock()

  /// The example of the type.
  @Test func aClientWorksAsWithAServer() async throws {
    let transport = MockTransport()
    transport.stub(.get("/users/{}"), with: .json(["id": 7, "name": "Ada"]))
    let client = APIClient(environment: APIEnvironment(baseURL: API.baseURL), transport: transport)
    let user = try await client.send(API.user(id: 7))
    #expect(user == User(id: 7, name: "Ada"))
    #expect(transport.requests.map(\.description) == ["GET /users/7"])
  }

  @Test func aQueueIsUsedUpInOrder() async throws {
    let transport = MockTransport(.status(201), .status(202))
    transport.enqueue(.status(203), .status(204))
    var statuses: [Int] = []
    for _ in 0..<4 {
      statuses.append(try await transport.response(to: request("/x")).status)
    }
    #expect(statuses == [201, 202, 203, 204])
    await #expect(throws: unanswered("GET /x")) { try await transport.response(to: request("/x")) }
    #expect(transport.requests.count == 5)
  }

  @Test func aQueueIsForItsRoute() async throws {
    let transport = MockTransport(.status(200))
    transport.enqueue(.status(201), .status(202), for: .get("/a"))
    transport.enqueue(.status(203), for: .get("/b"))
    var statuses: [Int] = []
    for path in ["/b", "/b", "/a", "/a"] {
      statuses.append(try await transport.response(to: request(path)).status)
    }
    #expect(statuses == [200, 203, 201, 202])
  }

  @Test func theQueueGoesBeforeStubsAndOfTheseTheLast() async throws {
    let transport = MockTransport()
    transport.stub(.get("/a"), with: .status(201))
    transport.stub(.any, with: .status(404))
    transport.stub(.get("/a"), with: .status(202))
    transport.enqueue(.status(200))
    var statuses: [Int] = []
    for path in ["/a", "/a", "/a", "/b"] {
      statuses.append(try await transport.response(to: request(path)).status)
    }
    #expect(statuses == [200, 202, 202, 404])
  }

  @Test func aClosureMakesTheResponse() async throws {
    let transport = MockTransport()
    transport.stub(.get("/me")) { request in
      request.headers["Authorization"] == "Bearer new" ? .json("[]") : .status(401)
    }
    transport.stub(.get("/fault")) { request in
      throw TransportError(.timedOut, detail: request.path)
    }
    var request = request("/me")
    #expect(try await transport.response(to: request).status == 401)
    request.headers["Authorization"] = "Bearer new"
    #expect(try await transport.response(to: request).status == 200)
    await #expect(throws: TransportError(.timedOut, detail: "/fault")) {
      try await transport.response(to: self.request("/fault"))
    }
  }

  @Test func withoutAnAnswerTheErrorNamesTheRequest() async throws {
    let transport = MockTransport()
    transport.stub(.post("/users/{}"), with: .empty)
    let client = APIClient(environment: APIEnvironment(baseURL: API.baseURL), transport: transport)
    let error = await #expect(throws: APIError.self) { try await client.send(API.user(id: 7)) }
    #expect(
      error?.description
        == "GET /users/{}: the connection failed (no response is mocked for 'GET /users/7')")
    #expect(transport.requests.map(\.description) == ["GET /users/7"])
  }

  @Test func cancellingEndsADelayAtOnce() async throws {
    let transport = MockTransport(.empty.delayed(by: .seconds(60)), clock: clock)
    let request = request("/x")
    let task = Task { try await transport.response(to: request) }
    try await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == [])
    #expect(transport.requests.count == 1)
  }

  @Test func aFaultCanBeDelayed() async throws {
    let transport = MockTransport(
      .failure(.timedOut).delayed(by: .seconds(9)).delayed(by: .seconds(2)), clock: clock)
    let request = request("/x")
    let task = Task { try await transport.response(to: request) }
    try await clock.waitForSleepers(1)
    #expect(clock.sleepers == [.seconds(2)])
    clock.run()
    await #expect(throws: TransportError(.timedOut)) { try await task.value }
  }

  @Test func aCancelledTaskSendsNothing() async throws {
    let transport = MockTransport(.empty)
    let request = request("/x")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.response(to: request)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(transport.requests.isEmpty)
  }

  @Test func redirectsAreTheClients() async throws {
    let transport = MockTransport(.status(302, headers: ["Location": "/users/8"]))
    transport.enqueue(.json(["id": 8, "name": "Bo"]))
    let client = APIClient(environment: APIEnvironment(baseURL: API.baseURL), transport: transport)
    #expect(try await client.send(API.user(id: 7)) == User(id: 8, name: "Bo"))
    #expect(transport.requests.map(\.description) == ["GET /users/7", "GET /users/8"])
  }

  @Test func itMayBeUsedFromEverywhereAtOnce() async throws {
    let transport = MockTransport()
    let request = request("/x")
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<1000 {
        group.addTask {
          if index.isMultiple(of: 2) {
            transport.enqueue(.status(200))
          } else {
            transport.stub(.any, with: .status(200))
          }
          return try await transport.response(to: request).status
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(statuses == [200])
    #expect(transport.requests.count == 1000)
  }

  private func request(_ path: String) -> TransportRequest {
    TransportRequest(url: API.baseURL.appending(path: path))
  }

  private func unanswered(_ route: String) -> TransportError {
    TransportError(.other, detail: "no response is mocked for '\(route)'")
  }
}
