import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct RequestFormsTests {
  private struct User: Codable, Hashable {
    let name: String
  }

  private struct SearchUsers: APIRequest {
    typealias Response = [User]
    let query: String

    var path: EndpointPath { "/users/:group/search" }
    var pathParameters: [String: any ParameterConvertible] { ["group": "a/b"] }
    var queryParameters: [String: QueryParameter]? {
      ["q": .string(query), "limit": .int(20), "all": true, "tag": ["x", "y"], "none": []]
    }
    var headers: HTTPHeaders { ["X-Trace": "7"] }
  }

  @Test func aRequestIsBuiltOfItsMembers() async throws {
    let transport = ScriptedTransport { _ in .json(#"[{"name":"Ada"}]"#) }
    let client = try APIClient.scripted(transport)
    #expect(try await client.send(SearchUsers(query: "a+b")) == [User(name: "Ada")])
    let sent = try #require(transport.requests.first)
    #expect(
      sent.url.absoluteString
        == "https://api.example.com/v1/users/a%2Fb/search?all=true&limit=20&q=a%2Bb&tag=x&tag=y")
    #expect(sent.method == .get)
    #expect(sent.headers == ["Accept": "application/json", "X-Trace": "7"])
    #expect(sent.body == nil)
  }

  private struct Rename: APIRequest {
    typealias Response = EmptyResponse
    let path: EndpointPath
    var values: [String: String] = [:]
    var pathParameters: [String: any ParameterConvertible] { values }
    var method: HTTPMethod { .patch }
    var body: RequestBody? { ["name": "Eve"] }
    var timeout: Duration? { .seconds(3) }
    var priority: RequestPriority { .high }
    var retryPolicy: RetryPolicy? { .aggressive }
    var deduplicate: Bool? { true }
    var skipRequestQueue: Bool { true }
    var baseURL: URL? { URL(string: "https://other.example.com") }
  }

  @Test func membersThatARequestGivesGoBeforeTheDefaults() async throws {
    let transport = ScriptedTransport { _ in
      TransportResponse(status: 204, body: .bytes(Data()))
    }
    try await APIClient.scripted(transport)
      .send(Rename(path: "/users/:id", values: ["id": "7"]))
    let sent = try #require(transport.requests.first)
    #expect(sent.url.absoluteString == "https://other.example.com/users/7")
    #expect(sent.method == .patch)
    #expect(sent.body == .bytes(Data(#"{"name":"Eve"}"#.utf8)))
    #expect(sent.timeout == .seconds(3))
    let policies = Rename(path: "/x").endpoint.policies
    #expect(policies.priority == .high && policies.retry == .aggressive)
    #expect(policies.deduplicate == true && policies.skipsQueue == true)
  }

  @Test(
    arguments: [
      (
        "/users/:id", [:],
        "PATCH /users/:id: not sent: the path '/users/:id' has ':id', and its parameters give no such value"
      ),
      (
        "/users", ["id": "7"],
        "PATCH /users: not sent: the path '/users' has no ':id', which its parameters give"
      ),
      (
        "/users/:id", ["id": ""],
        "PATCH /users/{}: not sent: parameter 1 of '/users/{}' is empty, which a segment of a path cannot be"
      ),
      (
        "/users/:id", ["id": ".."],
        "PATCH /users/{}: not sent: parameter 1 of '/users/{}' makes a segment '..', which would lead to "
          + "another route"
      ),
    ] as [(String, [String: String], String)])
  func aPathThatCannotBeFilledIsNotSent(
    path: String, parameters: [String: String], text: String
  ) async throws {
    let transport = ScriptedTransport { _ in .json("{}") }
    let error = try await #require(throws: APIError.self) {
      try await APIClient.scripted(transport)
        .send(Rename(path: EndpointPath(verbatim: path), values: parameters))
    }
    #expect("\(error)" == text)
    #expect(transport.requests.isEmpty)
  }

  @Test func aValueInThePathIsNoPlaceForAnother() {
    let id = ":b"
    let path: EndpointPath = "/:a/\(id)/x:a/:"
    #expect(path.filled(with: ["a": "1"]).encoded == "/1/%3Ab/x:a/:")
    #expect(path.filled(with: ["a": "1"]).template == "/{}/{}/x:a/:")
  }

  private enum BookEndpoint: APIEndpoint {
    case listBooks(page: Int)
    case bookDetails(isbn: String)
    case add

    var path: EndpointPath {
      switch self {
      case .listBooks, .add: "/books"
      case .bookDetails(let isbn): "/books/\(isbn)"
      }
    }

    var method: HTTPMethod {
      if case .add = self { .post } else { .get }
    }

    var queryItems: QueryItems {
      if case .listBooks(let page) = self { ["page": page] } else { [:] }
    }

    var body: RequestBody? {
      if case .add = self { ["title": "Emma"] } else { nil }
    }
  }

  @Test func theCasesOfAnEnumAreRoutes() async throws {
    let transport = ScriptedTransport { _ in .json(#"{"name":"Emma"}"#) }
    let client = try APIClient.scripted(transport)
    let book: User = try await client.request(
      BookEndpoint.bookDetails(isbn: "978-3-16-148410-0"))
    #expect(book == User(name: "Emma"))
    let all: User = try await client.request(
      BookEndpoint.listBooks(page: 2), policies: EndpointPolicies(timeout: .seconds(2)),
      headers: ["X-Trace": "9"])
    #expect(all == book)
    try await client.request(BookEndpoint.add)
    #expect(
      transport.requests.map { "\($0.method.rawValue) \($0.url.absoluteString)" } == [
        "GET https://api.example.com/v1/books/978-3-16-148410-0",
        "GET https://api.example.com/v1/books?page=2", "POST https://api.example.com/v1/books",
      ])
    #expect(transport.requests[1].headers["X-Trace"] == "9")
    #expect(transport.requests[1].timeout == .seconds(2))
  }

  private struct Rows: Sendable {
    let lines: [String]
  }

  private struct Export: APIRequest {
    typealias Response = Rows
    var path: EndpointPath { "/export.csv" }

    func decode(
      _ data: Data, response: ResponseHead, using decoder: any ResponseDecoder
    ) throws -> Rows {
      guard response.headers["Content-Type"] == "text/csv" else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "expected text/csv"))
      }
      return Rows(
        lines: String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }
  }

  @Test func aRequestReadsItsResponseItself() async throws {
    let transport = ScriptedTransport([
      .success(
        TransportResponse(
          status: 200, headers: ["Content-Type": "text/csv"], body: .bytes(Data("a\nb\n".utf8)))),
      .success(.json("{}")),
    ])
    let client = try APIClient.scripted(transport)
    #expect(try await client.send(Export()).lines == ["a", "b"])
    #expect(transport.requests[0].headers == ["Accept": "*/*"])
    let error = try await #require(throws: APIError.self) { try await client.send(Export()) }
    #expect(
      "\(error)"
        == "GET /export.csv: the response cannot be decoded: expected text/csv; body: {}")
  }

  @Test func anEndpointHasADecoderOfItsOwn() async throws {
    let plist = try PropertyListEncoder().encode(User(name: "Ada"))
    let transport = ScriptedTransport { _ in
      TransportResponse(status: 200, body: .bytes(plist))
    }
    var endpoint = Endpoint<User>(path: "/me")
    endpoint.decoder = PropertyListDecoder()
    let client = try APIClient.scripted(transport)
    #expect(try await client.send(endpoint) == User(name: "Ada"))
    endpoint.decode = { data, response, _ in User(name: "\(data.count) \(response.status)") }
    #expect(try await client.send(endpoint) == User(name: "\(plist.count) 200"))
    #expect(transport.requests.map { $0.headers["Accept"] } == ["*/*", "*/*"])
  }

  @Test func aResultNeverThrows() async throws {
    let transport = ScriptedTransport([
      .success(.json("[1]")), .success(.json(#"{"reason":"No."}"#, status: 403)),
    ])
    let client = try APIClient.scripted(transport)
    #expect(try await client.result(for: Endpoint<[Int]>(path: "/x")).get() == [1])
    guard
      case .failure(.forbidden(let response)) = await client.result(
        for: Endpoint<[Int]>(path: "/x"))
    else {
      Issue.record("not forbidden")
      return
    }
    #expect(response.message.reason == "No.")
    let cancelled = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.result(for: Endpoint<[Int]>(path: "/x"))
    }.value
    guard case .failure(.cancelled(let context)) = cancelled else {
      Issue.record("\(cancelled)")
      return
    }
    #expect("\(APIError.cancelled(context))" == "GET /x: cancelled")
  }
}
