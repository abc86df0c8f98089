import ChirpTestServer
import Foundation
import Testing

@testable import ChirpRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RedirectTests {
  private let secrets: HTTPHeaders = [
    "Cookie": "id=canary", "Proxy-Authorization": "canary", "X-Api-Key": "canary",
    "X-Auth-Token": "canary",
  ]

  @Test(arguments: [301, 302, 303, 307, 308])
  func anotherOriginSeesNoCredential(status: Int) async throws {
    let other = try await TestServer.start { _ in .json("[1]") }
    defer { other.stop() }
    let target = "\(other.baseURL)/next?x=%2B"
    let server = try await TestServer.start { _ in
      .empty(status: status, headers: ["Location: \(target)"])
    }
    defer { server.stop() }
    var endpoint = Endpoint<[Int]>(path: "/x", headers: secrets, authentication: .required)
    endpoint.headers["X-Trace"] = "7"
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Session-ID": "canary", "X-Version": "1"]
    let session = URLSession(configuration: configuration)
    let client = APIClient(baseURL: server.baseURL, session: session) { "canary" }
    #expect(try await client.send(endpoint) == [1])
    #expect(server.requests.first?.header("Authorization") == "Bearer canary")
    #expect(server.requests.first?.header("X-Session-ID") == "canary")
    let request = try #require(other.requests.first)
    #expect(request.target == "/next?x=%2B")
    #expect(!String(decoding: request.raw, as: UTF8.self).contains("canary"))
    #expect(request.header("X-Trace") == "7")
    #expect(request.header("X-Version") == "1")
    #expect(request.header("Accept") == "application/json")
  }

  @Test func theSameOriginSeesAllHeaders() async throws {
    let server = try await server(redirecting: "/a/b?c=d", to: "../n%2Fe/%C3%BC?x=%2B#part")
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "canary" }
    let endpoint = Endpoint<[Int]>(
      path: "/a/b", queryItems: ["c": "d"], headers: secrets, authentication: .required)
    #expect(try await client.send(endpoint) == [1])
    #expect(server.requests.map(\.target) == ["/a/b?c=d", "/n%2Fe/%C3%BC?x=%2B"])
    for name in secrets.fields.map(\.name) {
      #expect(server.requests.last?.header(name) == secrets[name])
    }
    #expect(server.requests.last?.header("Authorization") == "Bearer canary")
  }

  @Test(arguments: [
    ("next", "/a/next"), ("?y", "/a/b?y"), ("/c d", "/c%20d"), ("./", "/a/"),
  ])
  func aTargetIsResolvedAgainstTheRequest(location: String, target: String) async throws {
    let server = try await server(redirecting: "/a/b", to: location)
    defer { server.stop() }
    _ = try await APIClient(baseURL: server.baseURL).send(Endpoint<[Int]>(path: "/a/b"))
    #expect(server.requests.map(\.target) == ["/a/b", target])
  }

  @Test(arguments: [
    (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (303, "PUT", "GET"),
    (301, "PUT", "PUT"), (302, "PATCH", "PATCH"), (307, "POST", "POST"), (308, "POST", "POST"),
    (308, "DELETE", "DELETE"),
  ])
  func methodAndBodyFollowTheStatus(status: Int, method: String, next: String) async throws {
    let server = try await server(redirecting: "/x", to: "/next", status: status)
    defer { server.stop() }
    _ = try await APIClient(baseURL: server.baseURL).send(
      Endpoint<[Int]>(
        path: "/x", method: HTTPMethod(rawValue: method), body: ["a": 1],
        headers: ["Content-Language": "en", "X-Trace": 7]))
    #expect(server.requests.map(\.method) == [method, next])
    let request = try #require(server.requests.last)
    let isKept = method == next
    #expect(String(decoding: request.body, as: UTF8.self) == (isKept ? #"{"a":1}"# : ""))
    #expect(request.header("Content-Type") == (isKept ? "application/json" : nil))
    #expect(request.header("Content-Language") == (isKept ? "en" : nil))
    #expect(request.header("X-Trace") == "7")
  }

  @Test(arguments: [303, 307])
  func headStaysHead(status: Int) async throws {
    let server = try await server(redirecting: "/x", to: "/next", status: status)
    defer { server.stop() }
    try await APIClient(baseURL: server.baseURL).send(
      Endpoint<EmptyResponse>(path: "/x", method: .head))
    #expect(server.requests.map(\.method) == ["HEAD", "HEAD"])
  }

  @Test func twentyAreFollowed() async throws {
    let server = try await TestServer.start { request in
      let count = Int(request.target.dropFirst()) ?? 0
      return count == 0
        ? .json("[1]") : .empty(status: 302, headers: ["Location: /\(count - 1)"])
    }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    #expect(try await client.send(Endpoint<[Int]>(path: "/\(20)")) == [1])
    let error = try await failure(of: Endpoint(path: "/\(21)"), client)
    #expect(
      "\(error)"
        == "GET /{}: status 302; the redirect is not followed: it is the 21st one, and at most 20 are followed"
    )
    #expect(error.status == 302)
    #expect(server.requests.count == 42)
  }

  @Test(arguments: [
    ("ftp://h.example/", "it leads to no http or https URL"),
    ("http:///x", "it leads to no http or https URL"),
    ("http://[", "it leads to no http or https URL"),
    ("", "it leads to no http or https URL"),
    ("http://u:canary@h.example/", "it leads to a URL that holds a user or a password"),
  ])
  func aTargetThatCannotBeUsedIsRefused(location: String, reason: String) async throws {
    let server = try await server(redirecting: "/x", to: location)
    defer { server.stop() }
    let error = try await failure(of: Endpoint(path: "/x"), APIClient(baseURL: server.baseURL))
    #expect("\(error)" == "GET /x: status 302; the redirect is not followed: \(reason)")
    #expect(
      error.localizedDescription
        == "The server sent the request to where it cannot go. Try again later.")
    #expect(server.requests.count == 1)
  }

  @Test func fromHTTPSToHTTPIsRefused() throws {
    let url = try #require(URL(string: "https://h.example/x"))
    let response = TransportResponse(
      status: 307, headers: ["Location": "http://h.example/x"], body: .bytes(Data()))
    let redirect = try #require(Redirect(response))
    #expect(throws: Redirect.Refusal.insecureTarget) {
      try redirect.request(after: TransportRequest(url: url)) { _ in false }
    }
  }

  @Test func aRedirectThatSaysNotWhereToIsAStatus() async throws {
    let server = try await TestServer.start { _ in .empty(status: 302) }
    defer { server.stop() }
    let error = try await failure(of: Endpoint(path: "/x"), APIClient(baseURL: server.baseURL))
    #expect("\(error)" == "GET /x: status 302")
  }

  @Test func cancellingStopsTheTransferAfterARedirect() async throws {
    let server = try await TestServer.start { request in
      request.target == "/x" ? .empty(status: 302, headers: ["Location: /slow"]) : .hold
    }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let task = Task { try await client.send(Endpoint<[Int]>(path: "/x")) }
    try await server.wait { $0.requests.count == 2 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.wait { $0.clientsThatLeft == 1 }
  }

  private func server(
    redirecting path: String, to location: String, status: Int = 302
  ) async throws -> TestServer {
    try await TestServer.start { request in
      request.target == path
        ? .empty(status: status, headers: ["Location: \(location)"]) : .json("[1]")
    }
  }

  private func failure(
    of endpoint: Endpoint<[Int]>, _ client: APIClient
  ) async throws -> APIError {
    try await #require(throws: APIError.self) { _ = try await client.send(endpoint) }
  }
}
