import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct MockClientTests {
  private let user = User(id: 7, name: "Ada")

  /// The first example of the type.
  @Test func valuesAloneAreAnswers() async throws {
    let model = FeedModel(api: MockClient([User(id: 7, name: "Ada")]))
    #expect(try await model.load() == [user])
  }

  /// The second example of the type.
  @Test func callsAreAnsweredByRouteRequestAndType() async throws {
    let client = MockClient()
    client.stub(.get("/users/{}"), with: .value(User(id: 7, name: "Ada")))
    client.stub(API.user(id: 8), with: .response(.status(404)))
    client.stub(SearchUsers.self) { search in .value([User(id: 1, name: search.query)]) }
    let found = try await client.send(SearchUsers(query: "Bo"))
    #expect(found == [User(id: 1, name: "Bo")])
    #expect(client.requests.map(\.description) == ["GET /users/search?q=Bo"])

    #expect(try await client.send(API.user(id: 9)) == user)
    let error = await #expect(throws: APIError.self) { try await client.send(API.user(id: 8)) }
    #expect(error?.description == "GET /users/{}: status 404")
  }

  /// The example of ``MockAnswer``.
  @Test func answersFollowEachOther() async throws {
    let clock = TestClock()
    let client = MockClient(clock: clock)
    client.enqueue(
      .value(User(id: 7, name: "Ada")).delayed(by: .seconds(1)),
      .response(.json(#"{"reason": "no such user"}"#, status: 404)),
      .failure(.offline(RequestContext(method: .get, pathTemplate: "/users/{}"))),
      for: API.user(id: 7))

    let first = Task { try await client.send(API.user(id: 7)) }
    try await clock.waitForSleepers(1)
    #expect(clock.sleepers == [.seconds(1)])
    clock.run()
    #expect(try await first.value == user)
    let errors = [
      "GET /users/{}: status 404: no such user",
      "GET /users/{}: there is no connection to the network",
      "GET /users/{}: not sent: no answer is mocked for 'GET /users/7'",
    ]
    for text in errors {
      let error = await #expect(throws: APIError.self) { try await client.send(API.user(id: 7)) }
      #expect(error?.description == text)
    }
    #expect(client.requests.count == 4)
  }

  @Test func eachCallGetsTheValueOfItsType() async throws {
    let client = MockClient(user, [user], EmptyResponse(), "Countess")
    #expect(try await client.send(API.user(id: 1)) == user)
    #expect(try await client.send(API.feed(page: 1)) == [user])
    #expect(try await client.send(API.follow(userID: 1)) == EmptyResponse())
    #expect(try await client.send(API.nickname(userID: 1)) == "Countess")
    let error = await #expect(throws: APIError.self) {
      try await client.send(Endpoint<Int>(path: "/count", queryItems: ["of": "a b"]))
    }
    #expect(
      error?.description
        == "GET /count: not sent: no answer is mocked for 'GET /count?of=a%20b'")
  }

  @Test func theQueueGoesBeforeStubsAndOfTheseTheLast() async throws {
    let client = MockClient([user])
      .stub(.get("/feed"), with: .value([User]()))
      .stub(API.feed(page: 2), with: .value([user, user]))
      .enqueue(.value([user, user, user]))
      .enqueue(.value([user, user, user, user]), for: Endpoint<[User]>.self)
    var counts: [Int] = []
    for page in [1, 1, 1, 2] {
      counts.append(try await client.send(API.feed(page: page)).count)
    }
    #expect(counts == [3, 4, 0, 2])
  }

  @Test func aRequestIsToldByMethodPathAndQuery() async throws {
    let client = MockClient().stub(API.feed(page: 1), with: .value([user]))
    #expect(try await client.send(API.feed(page: 1)) == [user])
    let others = [
      Endpoint<[User]>(path: "/feed", queryItems: ["page": 2]),
      Endpoint<[User]>(path: "/feed/", queryItems: ["page": 1]),
      Endpoint<[User]>(path: "/feed", method: .post, queryItems: ["page": 1]),
    ]
    for other in others {
      await #expect(throws: APIError.self) { try await client.send(other) }
    }
    await #expect(throws: APIError.self) {
      try await client.send(Endpoint<[Int]>(path: "/feed", queryItems: ["page": 1]))
    }
  }

  @Test func routesAreRequestsToo() async throws {
    let client = MockClient().stub(
      BookEndpoint.bookDetails(isbn: "7").endpoint(of: Book.self), with: .value(Book(title: "T")))
    let found: Book = try await client.request(BookEndpoint.bookDetails(isbn: "7"))
    #expect(found == Book(title: "T"))
  }

  @Test func aClosureMayThrow() async throws {
    let client = MockClient()
    client.stub(.any) { request in
      if request.path == "/users/1" {
        throw APIError.invalidURL(reason: "it is not asked for")
      }
      throw TransportError(.timedOut)
    }
    let endings = [
      1: "the base URL cannot be used: it is not asked for",
      2: "GET /users/{}: the server did not answer in time",
    ]
    for (id, text) in endings {
      let error = await #expect(throws: APIError.self) { try await client.send(API.user(id: id)) }
      #expect(error?.description == text)
    }
  }

  @Test func aValueOfAnotherTypeIsAnError() async throws {
    let client = MockClient().stub(.any, with: .value(user))
    let error = await #expect(throws: APIError.self) { try await client.send(API.feed(page: 1)) }
    #expect(
      error?.description
        == "GET /feed: not sent: the mocked value is of type 'User', and the response of"
        + " 'Array<User>'")
  }

  @Test func anOptionalResponseMayBeNil() async throws {
    let client = MockClient().stub(API.nickname(userID: 7), with: .value(nil))
    #expect(try await client.send(API.nickname(userID: 7)) == nil)
  }

  @Test func aValueHasStatusAndHeaders() async throws {
    let client = MockClient()
      .stub(API.user(id: 7), with: .value(user, status: 201, headers: ["ETag": "\"1\""]))
    let response = try await client.response(for: API.user(id: 7))
    #expect(response.value == user)
    #expect(response.status == 201)
    #expect(response.headers == ["ETag": "\"1\""])
  }

  @Test func cancellingEndsADelayAtOnce() async throws {
    let clock = TestClock()
    let client = MockClient(clock: clock)
      .stub(.any, with: .value(user).delayed(by: .seconds(60)))
    let task = Task { try await client.send(API.user(id: 7)) }
    try await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
