import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

/// The code of the article "Sending failed requests again".
@Suite(.timeLimit(.minutes(1))) struct RetryingTests {
  private struct Order: Decodable {
    let id: Int
  }

  private let clock = TestClock()
  private let environment = APIEnvironment(baseURL: API.baseURL)

  @Test func theClientsPolicyCounts() async throws {
    var configuration = Configuration()
    configuration.retry = .aggressive
    let transport = MockTransport()
    transport.stub(.any, with: .status(503))
    let client = APIClient(
      environment: environment, configuration: configuration, transport: transport, clock: clock)
    let call = Task { try await client.send(API.user(id: 7)) }
    for _ in 1..<5 {
      try await clock.waitForSleepers(2)
      clock.wakeNextSleeper()
    }
    let error = await #expect(throws: APIError.self) { try await call.value }
    #expect(error?.description == "GET /users/{}: status 503")
    #expect(transport.requests.count == 5)
  }

  @Test func anEndpointAndACallHaveTheirOwn() async throws {
    var patient = RetryPolicy.standard
    patient.attempts = 6
    patient.cap = .seconds(60)
    patient.statuses.remove(500)

    let transport = MockTransport(.status(500))
    let client = APIClient(environment: environment, transport: transport, clock: clock)
    let error = await #expect(throws: APIError.self) { try await search(client, patient) }
    #expect(error?.status == 500)

    transport.enqueue(.status(503), .json("[]"))
    let call = Task { [patient] in try await search(client, patient) }
    try await clock.waitForSleepers(2)
    clock.wakeNextSleeper()
    #expect(try await call.value == [])
    #expect(transport.requests.count == 3)
  }

  private func search(_ client: APIClient, _ patient: RetryPolicy) async throws -> [User] {
    let search = Endpoint<[User]>(path: "/search", policies: EndpointPolicies(retry: .none))
    let users = try await client.send(search, policies: EndpointPolicies(retry: patient))
    return users
  }

  @Test func aKeyIsTheSameInEachAttempt() async throws {
    let order = Endpoint<Order>(
      path: "/orders", method: .post, body: ["item": "tea"],
      policies: EndpointPolicies(sendsIdempotencyKey: true))
    let transport = MockTransport(.failure(.connectionLost), .json(["id": 1]))
    let client = APIClient(environment: environment, transport: transport, clock: clock)
    let call = Task { try await client.send(order).id }
    try await clock.waitForSleepers(2)
    clock.wakeNextSleeper()
    #expect(try await call.value == 1)
    let keys = transport.requests.map { $0.headers["Idempotency-Key"] }
    #expect(keys.count == 2 && keys[0] == keys[1] && keys[0] != nil)
  }

  @Test func aWaitThatIsTooLongIsSaid() async throws {
    let order = Endpoint<Order>(path: "/orders", method: .post)
    let transport = MockTransport(.status(429, headers: ["Retry-After": "90"]))
    let client = APIClient(environment: environment, transport: transport, clock: clock)
    var message = ""
    do {
      try await client.send(order)
    } catch let error as APIError {
      if let wait = error.retryAfter {
        message = "Try again in \(wait.formatted())."
      }
    }
    #expect(message == "Try again in \(Duration.seconds(90).formatted()).")
  }
}
