import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

@Suite struct LinkedPagesTests {
  private static let partner = AuthenticationScheme.apiKey("partner", query: "a key")

  private let repositories = PagedEndpoint<[Int], Int>.byLink(items: \.self) {
    Endpoint(
      path: "/a/b", method: "REPORT", queryItems: ["per": 2], body: ["x": 1],
      headers: ["X-Trace": "7"], authentication: .required)
  }

  @Test(arguments: [
    ("</a/b?page=2%2B>; rel=\"next\"", "/a/b?page=2%2B"), ("<?page=2>; rel=next", "/a/b?page=2"),
    ("<c#part>; rel=\"last next\"", "/a/c"), ("<../c%2Fd>; rel=next", "/c%2Fd"),
    ("</x>; rel=prev, <//{host}/c>; rel=next", "/c"), ("<{base}/c d>; rel=next", "/c%20d"),
  ])
  func linksAreFollowedWithMethodHeadersAndBody(link: String, target: String) async throws {
    let server = try await server(linking: link)
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "t" }
    var items: [Int] = []
    for try await item in client.items(repositories) {
      items.append(item)
    }
    #expect(items == [1, 2, 3])
    #expect(server.requests.map(\.target) == ["/a/b?per=2", target])
    for request in server.requests {
      #expect(request.method == "REPORT")
      #expect(request.header("X-Trace") == "7")
      #expect(request.header("Authorization") == "Bearer t")
      #expect(String(decoding: request.body, as: UTF8.self) == #"{"x":1}"#)
    }
  }

  @Test(arguments: [
    ("<http://127.0.0.1:1/c>; rel=next", "leads to another origin"),
    ("<https://h.example/c>; rel=next", "leads to another origin"),
    ("<ftp://h.example/c>; rel=next", "is no http or https URL"),
    ("<{base}@h.example/c>; rel=next", "is no http or https URL"),
    ("<>; rel=next", "is no http or https URL"),
    ("</a/b?per=2>; rel=next", "leads to a page that came before"),
  ])
  func aLinkThatCannotBeFollowedIsAnError(link: String, reason: String) async throws {
    let server = try await server(linking: link)
    defer { server.stop() }
    var items: [Int] = []
    let error = try await #require(throws: APIError.self) {
      for try await item in APIClient(baseURL: server.baseURL, token: { "t" }).items(repositories) {
        items.append(item)
      }
    }
    #expect(items == [1, 2])
    #expect(
      "\(error)"
        == "REPORT /a/b: status 200; no further page: the link to the next page \(reason)")
    #expect(
      error.localizedDescription
        == "The server's answer could not be understood. Updating the app may help.")
    #expect(server.requests.count == 1)
  }

  @Test func aCircleIsAnError() async throws {
    let server = try await TestServer.start { request in
      .json("[1]", headers: ["Link: <\(request.target == "/1" ? "/2" : "/1")>; rel=next"])
    }
    defer { server.stop() }
    let endpoint = PagedEndpoint<[Int], Int>.byLink(items: \.self) { Endpoint(path: "/1") }
    await #expect(throws: APIError.self) {
      for try await _ in APIClient(baseURL: server.baseURL).items(endpoint) {}
    }
    #expect(server.requests.map(\.target) == ["/1", "/2"])
  }

  @Test func aKeyInTheQueryIsSentOnce() async throws {
    let server = try await TestServer.start { request in
      request.target.contains("page")
        ? .json("[2]")
        : .json("[1]", headers: ["Link: </x?%61%20key=old&per=1&page=2>; rel=next"])
    }
    defer { server.stop() }
    let endpoint = PagedEndpoint<[Int], Int>.byLink(items: \.self) {
      Endpoint(path: "/x", queryItems: ["per": 1], authentication: .any([Self.partner]))
    }
    let client = APIClient(baseURL: server.baseURL, credentials: { _ in .key("k") })
    var count = 0
    for try await _ in client.items(endpoint) {
      count += 1
    }
    #expect(count == 2)
    #expect(server.requests.map(\.target) == ["/x?per=1&a%20key=k", "/x?per=1&page=2&a%20key=k"])
  }

  @Test func severalHeadersAreOne() async throws {
    let server = try await TestServer.start { request in
      request.target == "/1"
        ? .json("[1]", headers: ["Link: </9>; rel=last", "Link: </2>; rel=next"]) : .json("[2]")
    }
    defer { server.stop() }
    let endpoint = PagedEndpoint<[Int], Int>.byLink(items: \.self) { Endpoint(path: "/1") }
    for try await _ in APIClient(baseURL: server.baseURL).pages(endpoint) {}
    #expect(server.requests.map(\.target) == ["/1", "/2"])
  }

  /// A server whose first page has the header `Link`, in which `{base}` and `{host}` are its own.
  private func server(linking link: String) async throws -> TestServer {
    try await TestServer.start { request in
      guard request.target == "/a/b?per=2" else {
        return .json("[3]")
      }
      let host = request.header("Host") ?? ""
      let header = link.replacing("{base}", with: "http://\(host)").replacing("{host}", with: host)
      return .json("[1,2]", headers: ["Link: \(header)"])
    }
  }
}
