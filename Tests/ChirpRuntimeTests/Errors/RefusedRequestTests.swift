import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

/// Requests that are refused before anything is sent.
@Suite struct RefusedRequestTests {
  @Test(arguments: [
    ("ftp://h.example", "its scheme is not http or https"),
    ("h.example", "its scheme is not http or https"),
    ("http:///x", "it has no host"), ("https://h.example?x=1", "it has a query or a fragment"),
    ("https://h.example/#f", "it has a query or a fragment"),
    ("https://u:canary@h.example", "it holds a user or a password"),
  ])
  func baseURLs(text: String, reason: String) async throws {
    let client = APIClient(baseURL: try #require(URL(string: text)))
    let error = try await failure(of: Endpoint(path: "/x"), client)
    #expect("\(error)" == "the base URL cannot be used: \(reason)")
  }

  @Test func endpoints() async throws {
    let refused: [(Endpoint<[Int]>, String)] = [
      (
        Endpoint(path: "/users/\("")"),
        "GET /users/{}: not sent: parameter 1 of '/users/{}' is empty, which a segment of a path cannot be"
      ),
      (
        Endpoint(path: "/x", method: "GET /admin HTTP/1.1\r\n"),
        "an unnamed method /x: not sent: the method is no token"
      ),
      (Endpoint(path: "/x", body: [:]), "GET /x: not sent: a GET request cannot have a body"),
      (Endpoint(path: "/x", headers: ["a b": "c"]), "GET /x: not sent: a header name is no token"),
      (
        Endpoint(path: "/x", headers: ["A": "canary\r\nB: c"]),
        "GET /x: not sent: the value of the header 'A' holds control characters"
      ),
      (
        Endpoint(path: "/x", headers: ["A": "canary\0"]),
        "GET /x: not sent: the value of the header 'A' holds control characters"
      ),
      (
        Endpoint(path: "/x", headers: ["A": "canary\u{1B}[2J"]),
        "GET /x: not sent: the value of the header 'A' holds control characters"
      ),
      (
        Endpoint(path: "/x", headers: ["A": "canary\u{7F}"]),
        "GET /x: not sent: the value of the header 'A' holds control characters"
      ),
      (
        Endpoint(path: "/x", method: "get", body: ["a": 1]),
        "get /x: not sent: a get request cannot have a body"
      ),
      (
        Endpoint(path: "/x", method: "TRACE", body: ["a": 1]),
        "TRACE /x: not sent: a TRACE request cannot have a body"
      ),
      (
        Endpoint(path: "/x", headers: ["host": "h.example"]),
        "GET /x: not sent: the header 'host' follows from the request and is not set"
      ),
      (
        Endpoint(path: "/x", headers: ["Content-Length": 1]),
        "GET /x: not sent: the header 'Content-Length' follows from the request and is not set"
      ),
      (
        Endpoint(path: "/x", headers: ["Transfer-Encoding": "chunked"]),
        "GET /x: not sent: the header 'Transfer-Encoding' follows from the request and is not set"
      ),
      (
        Endpoint(path: "/x", method: .post, body: ["password": "canary", "a": Double.nan]),
        "POST /x: not sent: the body cannot be encoded: at 'a': unable to encode Double.nan directly in JSON"
      ),
      (
        Endpoint(path: "/x", authentication: .required),
        "GET /x: not sent: it requires authentication, and the client has no token"
      ),
    ]
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    for (endpoint, text) in refused {
      let error = try await failure(of: endpoint, client)
      #expect("\(error)" == text)
      #expect(error.status == nil)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func tokensThatCannotBeHad() async throws {
    struct KeychainLocked: Error {}
    let endpoint = Endpoint<[Int]>(path: "/x", authentication: .required)
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let without = try await failure(of: endpoint, APIClient(baseURL: server.baseURL) { nil })
    #expect(without.isUnauthorized)
    #expect(without.localizedDescription == "Sign in to go on.")
    let blank = try await failure(of: endpoint, APIClient(baseURL: server.baseURL) { " \t\n" })
    #expect("\(blank)" == "\(without)")
    let locked = try await failure(
      of: endpoint, APIClient(baseURL: server.baseURL) { throw KeychainLocked() })
    #expect(
      "\(locked)"
        == "GET /x: not sent: getting the token failed with an error of type KeychainLocked")
    let split = try await failure(of: endpoint, APIClient(baseURL: server.baseURL) { "a\r\nB: c" })
    #expect("\(split)" == "GET /x: not sent: a token holds control characters")
    #expect(server.requests.isEmpty)
  }

  /// A call throws `CancellationError` if it was cancelled itself, and only then.
  @Test func tokensOfWhichTheTaskIsCancelled() async throws {
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    var configuration = Configuration()
    configuration.authorization = BearerAuthorization { throw CancellationError() }
    let client = APIClient(
      environment: APIEnvironment(baseURL: server.baseURL), configuration: configuration,
      credentials: { _ in throw CancellationError() })
    let requirements: [(Authentication, String)] = [
      (.required, "token"), (.any([.bearer("a")]), "credential for 'a'"),
      (.all([.bearer("a")]), "credential for 'a'"),
    ]
    for (authentication, object) in requirements {
      let endpoint = Endpoint<[Int]>(path: "/x", authentication: authentication)
      let text =
        "GET /x: not sent: getting the \(object) failed with an error of type CancellationError"
      let error = try await failure(of: endpoint, client)
      #expect("\(error)" == text)
      #expect(error.isUnauthorized)
      let result = await client.result(for: endpoint)
      #expect(throws: APIError.self) { try result.get() }
    }
    #expect(server.requests.isEmpty)
  }

  private func failure(
    of endpoint: Endpoint<[Int]>, _ client: APIClient
  ) async throws -> APIError {
    try await #require(throws: APIError.self) { _ = try await client.send(endpoint) }
  }
}
