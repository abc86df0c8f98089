import ChirpRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct InvalidResponseTests {
  @Test func aResponseThatIsNotHTTPIsInvalid() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [NotHTTP.self]
    let client = APIClient(
      baseURL: try #require(URL(string: "http://h.example")),
      session: URLSession(configuration: configuration))
    let error = try await #require(throws: APIError.self) {
      _ = try await client.send(Endpoint<[Int]>(path: "/x"))
    }
    #expect("\(error)" == "GET /x: what arrived is no HTTP response")
  }
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
