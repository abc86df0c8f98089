import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

@Suite struct RecordedRequestTests {
  /// The example of the type.
  @Test func itIsTheRequestAsItWasSent() async throws {
    let transport = MockTransport(.json("{}"))
    let client = APIClient(environment: APIEnvironment(baseURL: API.baseURL), transport: transport)
    try await client.send(API.addNote(text: "Milk", list: "a b"))
    let request = try #require(transport.requests.first)
    #expect(request.description == "POST /lists/a%20b/notes?draft=true")
    #expect(request.queryItems == [URLQueryItem(name: "draft", value: "true")])
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(try request.json() == ["text": "Milk"])
  }

  @Test func itHoldsEachPart() async throws {
    let request = try await recorded(
      TransportRequest(
        url: try #require(URL(string: "https://h.example/v1/a%2Fb?q=1%2B1&q=x%20y&flag")),
        method: "PURGE", headers: ["Authorization": "Bearer t"],
        body: .bytes(Data(#"{"id":7,"name":"Ada"}"#.utf8))))
    #expect(request.method == "PURGE")
    #expect(request.url.absoluteString == "https://h.example/v1/a%2Fb?q=1%2B1&q=x%20y&flag")
    #expect(request.path == "/v1/a%2Fb")
    #expect(
      request.queryItems == [
        URLQueryItem(name: "q", value: "1+1"), URLQueryItem(name: "q", value: "x y"),
        URLQueryItem(name: "flag", value: nil),
      ])
    #expect(request.headers == ["Authorization": "Bearer t"])
    #expect(request.body == Data(#"{"id":7,"name":"Ada"}"#.utf8))
    #expect(request.text == #"{"id":7,"name":"Ada"}"#)
    #expect(try request.decodedBody() == User(id: 7, name: "Ada"))
    #expect(request.description == "PURGE /v1/a%2Fb?q=1%2B1&q=x%20y&flag")
  }

  @Test func withoutABodyThereIsNone() async throws {
    let request = try await recorded(TransportRequest(url: API.baseURL))
    #expect(request.body == nil)
    #expect(request.text == "")
    #expect(request.queryItems == [])
    #expect(throws: DecodingError.self) { try request.json() }
  }

  @Test(arguments: [
    (DateFormat.iso8601, #""1970-01-01T00:00:07Z""#), (.unixSeconds, "7"),
    (.unixMilliseconds, "7000"), (.rfc1123, #""Thu, 01 Jan 1970 00:00:07 GMT""#),
  ])
  func datesAreReadInTheFormatOfTheAPI(dates: DateFormat, text: String) async throws {
    let request = try await recorded(
      TransportRequest(url: API.baseURL, method: .put, body: .bytes(Data("[\(text)]".utf8))))
    let expected = [Date(timeIntervalSince1970: 7)]
    #expect(try request.decodedBody(as: [Date].self, dates: dates) == expected)
  }

  private func recorded(_ request: TransportRequest) async throws -> RecordedRequest {
    let transport = MockTransport(.empty)
    _ = try await transport.response(to: request)
    return try #require(transport.requests.first)
  }
}
