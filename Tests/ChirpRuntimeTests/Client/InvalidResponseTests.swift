import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct InvalidResponseTests {
  @Test func aResponseThatIsNotHTTPIsInvalid() async throws {
    let error = try await failure(of: NotHTTP.self)
    #expect("\(error)" == "GET /x: what arrived is no HTTP response")
  }

  @Test func anErrorOfTheSystemIsATransportError() async throws {
    let error = try await failure(of: Broken.self)
    #expect("\(error)" == "GET /x: the connection failed (Roads 7: no way)")
    let other = try await failure(of: Lost.self)
    #expect("\(other)" == "GET /x: the connection broke (URLError -1005)")
  }

  @Test(arguments: [
    "what is this?\r\n\r\n", "ICY 200 OK\r\n\r\n", "\r\nHTTP/1.1 200 OK\r\n\r\n",
    "HTTP/1.1 abc OK\r\n\r\n", "HTTP/1.1 99999 OK\r\n\r\n", "HTTP/3.7 200 OK\r\n\r\n",
    "HTTP/1.1 200 OK\r\nno colon\r\n\r\n", "HTTP/1.1 200 OK\r\n: no name\r\n\r\n",
    "HTTP/1.1 200 OK\r\nA: \0\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: a\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
    "HTTP/1.1 200 OK\r\nContent-Encoding: odd\r\nContent-Length: 1\r\n\r\n1",
  ])
  func anAnswerWithAMistakeInItsHeadOrCodingIsInvalid(answer: String) async throws {
    let server = try await TestServer.start { _ in .bytes(Data(answer.utf8)) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL)
    let endpoint = Endpoint<Data>(path: "/x", policies: EndpointPolicies(retry: RetryPolicy.none))
    let error = try await #require(throws: APIError.self) { try await client.send(endpoint) }
    #expect("\(error)" == "GET /x: what arrived is no HTTP response")
  }

  private func failure(of protocolClass: URLProtocol.Type) async throws -> APIError {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [protocolClass]
    let client = APIClient(
      baseURL: try #require(URL(string: "http://h.example")),
      session: URLSession(configuration: configuration))
    return try await #require(throws: APIError.self) {
      _ = try await client.send(Endpoint<[Int]>(path: "/x"))
    }
  }
}

/// Fails every request with an error of URLs in Foundation's old form.
private final class Lost: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let code = URLError.Code.networkConnectionLost.rawValue
    client?.urlProtocol(self, didFailWithError: NSError(domain: NSURLErrorDomain, code: code))
  }

  override func stopLoading() {}
}

/// Fails every request with an error that is not of URLs.
private final class Broken: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let texts = [NSLocalizedDescriptionKey: "no way"]
    client?.urlProtocol(self, didFailWithError: NSError(domain: "Roads", code: 7, userInfo: texts))
  }

  override func stopLoading() {}
}

/// Answers every request with a response that has no status.
private final class NotHTTP: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else {
      return
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
