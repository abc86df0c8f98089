import ChirpRuntime
import ChirpRuntimeSample
import ChirpTestServer
import Foundation
import Testing

/// What endpoints look like that an API has for each kind of parameter and body.
@Suite struct SentRequestTests {
  @Test func styledParameters() async throws {
    let filter = ProfileDraft(username: "mo", bio: "a&b")
    let day = try #require(Day("2026-01-02"))
    let request = try await request(
      of: API.find(filter: filter, tags: ["a", "b,c"], days: [day]), answer: "null")
    #expect(
      request.target == "/find?filter%5Busername%5D=mo&filter%5Bbio%5D=a%26b"
        + "&filter%5Bvisibility%5D=public&tag=a,b%2Cc&day%5B%5D=2026-01-02")
  }

  @Test func patches() async throws {
    let user =
      #"{"id":"00000000-0000-0000-0000-000000000001","username":"mo","createdAt":"2026-01-02T10:00:00Z"}"#
    let endpoint = API.changeProfile(bio: .null, extra: ["b": nil, "a": [1.5]])
    let request = try await request(of: endpoint, answer: user)
    #expect(request.text == #"{"bio":null,"extra":{"a":[1.5],"b":null}}"#)
    #expect(request.header("Content-Type") == "application/json")
  }

  @Test func forms() async throws {
    let day = try #require(Day("2026-01-02"))
    let booking = try await request(of: API.book(day: day), answer: "")
    #expect(booking.target == "/bookings/2026-01-02")
    #expect(booking.text == "day=2026-01-02")
    #expect(booking.header("Content-Type") == "application/x-www-form-urlencoded")
    let settings = try await request(
      of: API.settings(body: ProfileDraft(username: "a b")), answer: "")
    #expect(settings.text == "username=a+b&visibility=public")
  }

  @Test func filesAndUnions() async throws {
    let photo = File(data: Data("x".utf8), filename: "a.png")
    let endpoint = API.upload(title: "t", photo: photo, meta: ImageAttachment(width: 1))
    let request = try await request(of: endpoint, answer: #"{"kind":"image","width":1}"#)
    let type = try #require(request.header("Content-Type"))
    let boundary = try #require(type.split(separator: "boundary=").last)
    #expect(type == "multipart/form-data; boundary=\(boundary)")
    #expect(
      request.text == """
        --\(boundary)\r
        Content-Disposition: form-data; name="title"\r
        \r
        t\r
        --\(boundary)\r
        Content-Disposition: form-data; name="photo"; filename="a.png"\r
        Content-Type: image/png\r
        \r
        x\r
        --\(boundary)\r
        Content-Disposition: form-data; name="meta"\r
        Content-Type: application/json\r
        \r
        {"width":1}\r
        --\(boundary)--\r

        """)
  }

  #if canImport(FoundationNetworking)
    @Test func methodsInSmallLetters() async throws {
      let server = try await TestServer.start { _ in .json("") }
      defer { server.stop() }
      let client = APIClient(baseURL: server.baseURL)
      let written: [HTTPMethod] = [
        "get", "Head", "post", "put", "delete", "connect", "patch", "options", "trace", "report",
      ]
      for method in written {
        try await client.send(Endpoint<EmptyResponse>(path: "/x", method: method))
      }
      #expect(
        server.requests.map(\.method) == [
          "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "patch", "options", "trace", "report",
        ])
    }
  #endif

  private func request<Response: Decodable & Sendable>(
    of endpoint: Endpoint<Response>, answer: String
  ) async throws -> TestRequest {
    let server = try await TestServer.start { _ in .json(answer) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "token" }
    try await client.send(endpoint)
    return try #require(server.requests.first)
  }
}

extension TestRequest {
  /// The body as text.
  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
