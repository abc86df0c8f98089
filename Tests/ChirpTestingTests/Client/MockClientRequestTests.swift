import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

/// What a mock client makes of requests, which is what a client makes of them.
@Suite(.timeLimit(.minutes(1))) struct MockClientRequestTests {
  private let user = User(id: 7, name: "Ada")

  @Test func faultsOfTheRequestAreFound() async throws {
    let client = MockClient(user, EmptyResponse())
    let endpoints = [
      Endpoint<EmptyResponse>(path: "/users/\("..")"),
      Endpoint<EmptyResponse>(path: "/users", headers: ["X-A": "a\r\nb"]),
      Endpoint<EmptyResponse>(path: "/users", body: ["id": 1]),
    ]
    let texts = [
      "GET /users/{}: not sent: parameter 1 of '/users/{}' makes a segment '..', which would lead"
        + " to another route",
      "GET /users: not sent: the value of the header 'X-A' holds control characters",
      "GET /users: not sent: a GET request cannot have a body",
    ]
    for (endpoint, text) in zip(endpoints, texts) {
      let error = await #expect(throws: APIError.self) { try await client.send(endpoint) }
      #expect(error?.description == text)
    }
    #expect(client.requests.isEmpty)
  }

  @Test func requestsAreRecordedAsTheyWouldBeSent() async throws {
    let client = MockClient(EmptyResponse())
    try await client.send(
      API.addNote(text: "Milk", list: "a/b"),
      policies: EndpointPolicies(
        sendsIdempotencyKey: true, baseURL: URL(string: "https://h.example/v1")),
      headers: ["X-Trace": "1"])
    let request = try #require(client.requests.first)
    #expect(request.url.absoluteString == "https://h.example/v1/lists/a%2Fb/notes?draft=true")
    #expect(try request.json() == ["text": "Milk"])
    #expect(request.headers["X-Trace"] == "1")
    #expect(UUID(uuidString: request.headers["Idempotency-Key"] ?? "") != nil)
  }

  @Test func noCredentialsAreNeeded() async throws {
    let client = MockClient(EmptyResponse())
    try await client.send(API.follow(userID: 7))
    let request = try #require(client.requests.first)
    #expect(request.url.absoluteString == "https://mock.invalid/users/7/followers")
    #expect(request.headers["Authorization"] == nil)
  }

  @Test func nothingIsTriedTwice() async throws {
    let client = MockClient().enqueue(.response(.failure(.connectionLost)), .value(user))
    let error = await #expect(throws: APIError.self) {
      try await client.send(
        API.user(id: 7), policies: EndpointPolicies(timeout: .nanoseconds(1), retry: .aggressive))
    }
    #expect(error?.description == "GET /users/{}: the connection broke")
    #expect(client.requests.count == 1)
  }

  @Test func responsesAreReadAsTheEndpointSays() async throws {
    var endpoint = Endpoint<User>(path: "/me", errors: [409: User.self])
    endpoint.decode = { data, head, _ in
      User(id: head.status, name: String(decoding: data, as: UTF8.self))
    }
    let client = MockClient().enqueue(
      .response(.text("Bo", status: 203)), .response(.json(["id": 1, "name": "Cy"], status: 409)))
    #expect(try await client.send(endpoint) == User(id: 203, name: "Bo"))
    let error = await #expect(throws: APIError.self) { try await client.send(endpoint) }
    #expect(error?.body(as: User.self) == User(id: 1, name: "Cy"))
  }

  @Test func whatCannotBeDecodedIsAnErrorOfDecoding() async throws {
    let client = MockClient().stub(.any, with: .response(.json(["id": 1])))
    let error = await #expect(throws: APIError.self) { try await client.send(API.user(id: 7)) }
    guard case .decoding(let response, underlying: is DecodingError) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(response.status == 200)
  }

  @Test func pagesFollowLinks() async throws {
    let client = MockClient().enqueue(
      .value([user], headers: ["Link": "</feed?after=7>; rel=\"next\""]),
      .value([User(id: 8, name: "Bo")]))
    var ids: [Int] = []
    for try await user in client.items(API.feedPages()) {
      ids.append(user.id)
    }
    #expect(ids == [7, 8])
    #expect(client.requests.map(\.description) == ["GET /feed", "GET /feed?after=7"])
  }
}
