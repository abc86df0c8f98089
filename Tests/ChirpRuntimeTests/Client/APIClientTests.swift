import ChirpRuntime
import ChirpRuntimeSample
import ChirpTestServer
import Foundation
import Testing

@Suite struct APIClientTests {
  private let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  @Test func aRequestHasExactlyTheseBytes() async throws {
    let server = try await TestServer.start { _ in
      .json(#"{"accessToken":"a","refreshToken":"r","expiresIn":60}"#)
    }
    defer { server.stop() }
    let response = try await APIClient(baseURL: server.baseURL)
      .send(API.login(email: "a+b@x.example", password: "ü/\"\\"))
    #expect(response.accessToken == "a")
    #expect(response.refreshToken == "r")
    #expect(response.expiresIn == 60)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.target == "/auth/login")
    #expect(request.header("Accept") == "application/json")
    #expect(request.header("Content-Type") == "application/json")
    #expect(request.header("Authorization") == nil)
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"email":"a+b@x.example","password":"ü/\"\\"}"#)
    #expect(request.header("Content-Length") == "\(request.body.count)")
  }

  @Test func pathQueryAndHeadersAreEncodedOnce() async throws {
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let endpoint = API.search(
      text: "a/b?c#d e%2F+", tags: ["a+b@x.example", "x&y=z"], visibility: .unrecognized("a;b c"),
      after: Date(timeIntervalSince1970: 1_767_348_000), traceID: "max-age=3600; q=\"ü\"")
    #expect(try await APIClient(baseURL: server.baseURL).send(endpoint).isEmpty)
    let request = try #require(server.requests.first)
    #expect(
      request.target == "/search/a%2Fb%3Fc%23d%20e%252F%2B.json?tag=a%2Bb%40x.example&tag=x%26y%3Dz"
        + "&visibility=a%3Bb%20c&after=2026-01-02T10%3A00%3A00Z")
    #expect(request.header("X-Trace-ID") == "max-age=3600; q=\"ü\"")
  }

  @Test(arguments: ["", "/", "/api/v4", "/api/v4/"])
  func aBaseURLJoinsWithOneSlash(base: String) async throws {
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let url = try #require(URL(string: server.baseURL.absoluteString + base))
    let client = APIClient(baseURL: url)
    let start = base.hasPrefix("/api") ? "/api/v4" : ""
    for path in ["/test", "test", "/lists/"] as [EndpointPath] {
      _ = try await client.send(Endpoint<[Int]>(path: path))
    }
    #expect(server.requests.map(\.target) == ["/test", "/test", "/lists/"].map { start + $0 })
  }

  @Test func methodsWithoutABodySendNone() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    for method in [.get, .head, .delete, .post, .put, .patch, .options, "PURGE"] as [HTTPMethod] {
      _ = try await client.send(Endpoint<EmptyResponse>(path: "/x", method: method))
    }
    #expect(
      server.requests.map(\.method) == [
        "GET", "HEAD", "DELETE", "POST", "PUT", "PATCH", "OPTIONS", "PURGE",
      ])
    #expect(server.requests.allSatisfy { $0.body.isEmpty && $0.header("Content-Type") == nil })
  }

  @Test func aBodyThatIsNilIsNullUnlessItIsMapped() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    for value in [nil, ["a": 1]] as [[String: Int]?] {
      for body in [.json(value), value.map { .json($0) }] as [RequestBody?] {
        try await client.send(Endpoint<EmptyResponse>(path: "/x", method: .post, body: body))
      }
    }
    #expect(
      server.requests.map { String(decoding: $0.body, as: UTF8.self) }
        == ["null", "", #"{"a":1}"#, #"{"a":1}"#])
    #expect(
      server.requests.map { $0.header("Content-Type") }
        == ["application/json", nil, "application/json", "application/json"])
  }

  @Test func headersOfTheEndpointReplaceTheClients() async throws {
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    _ = try await APIClient(baseURL: server.baseURL).send(
      Endpoint<[Int]>(
        path: "/x", method: .post, body: .data(Data("<a/>".utf8), contentType: "text/xml"),
        headers: ["accept": "application/vnd.x+json", "content-type": "application/xml"]))
    let request = try #require(server.requests.first)
    #expect(request.header("Accept") == "application/vnd.x+json")
    #expect(request.header("Content-Type") == "application/xml")
    #expect(String(decoding: request.body, as: UTF8.self) == "<a/>")
  }

  @Test func theTokenIsSentWhereItIsRequired() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "canary" }
    try await client.send(API.like(postID: id))
    try await client.send(Endpoint<EmptyResponse>(path: "/open"))
    #expect(
      server.requests.map { $0.header("Authorization") } == ["Bearer canary", nil])
  }

  @Test func theResponseHasStatusAndHeaders() async throws {
    let server = try await TestServer.start { _ in
      .json("[1]", status: 201, headers: ["ETag: \"7\"", "X-Empty:"])
    }
    defer { server.stop() }
    let response = try await APIClient(baseURL: server.baseURL)
      .response(for: Endpoint<[Int]>(path: "/x", method: .post))
    #expect(response.value == [1])
    #expect(response.status == 201)
    #expect(response.headers["etag"] == "\"7\"")
    #expect(response.headers["content-type"] == "application/json")
  }

  @Test func factoriesCanBeCalledFromAnywhere() async throws {
    let endpoint = await Self.endpointMadeOffTheMainActor()
    #expect(endpoint.path.encoded == "/feed")
    guard case .required = endpoint.authentication else {
      Issue.record("\(endpoint.authentication)")
      return
    }
  }

  @Test func listsOfAModuleOnTheMainActorCanBeAwaitedFromAnywhere() async throws {
    let server = try await TestServer.start { _ in
      .json(#"{"items":[],"metadata":{"page":1,"per":2,"total":0}}"#)
    }
    defer { server.stop() }
    #expect(try await Self.postCount(APIClient(baseURL: server.baseURL) { "t" }) == 0)
    #expect(server.requests.map(\.target) == ["/feed?page=1&per=2"])
  }

  @concurrent
  private static func postCount(_ client: APIClient) async throws -> Int {
    try await client.items(API.feedPages(per: 2)).reduce(into: 0) { count, _ in count += 1 }
  }

  @concurrent
  private static func endpointMadeOffTheMainActor() async -> Endpoint<Page<Post>> {
    API.feed(page: 1)
  }

  @Test func cancellingStopsTheTransfer() async throws {
    let server = try await TestServer.start { _ in .hold }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let task = Task { try await client.send(Endpoint<[Int]>(path: "/slow")) }
    try await server.wait { $0.requests.count == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.wait { $0.clientsThatLeft == 1 }
  }

  @Test func aCancelledTaskSendsNothing() async throws {
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(Endpoint<[Int]>(path: "/x"))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.requests.isEmpty)
  }
}
