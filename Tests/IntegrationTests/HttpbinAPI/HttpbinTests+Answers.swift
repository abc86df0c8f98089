import ChirpRuntime
import Foundation
import HttpbinAPI
import Testing

extension HttpbinTests {
  /// Whether the answers of httpbin are read as what they are.
  @Suite struct Answers {
    private let client: APIClient

    init() throws {
      client = try HttpbinTests.client()
    }

    @Test(arguments: [200, 204])
    func statusesOfSuccess(code: Int) async throws {
      #expect(try await client.response(for: API.status(code: code)).status == code)
    }

    @Test(arguments: [400, 404, 418, 429, 503])
    func statusesOfFailure(code: Int) async throws {
      let error = try await #require(throws: APIError.self) {
        try await client.send(API.status(code: code))
      }
      #expect("\(error)" == "GET /status/{}: status \(code)")
    }

    @Test func whatTheServerSawOfTheClient() async throws {
      let headers = try await client.send(API.headers()).headers
      #expect(client.baseURL.absoluteString == "http://\(headers["Host"] ?? "")")
      #expect(try await client.send(API.ip()).origin == "127.0.0.1")
      let agent = try await client.send(API.userAgent()).userAgent
      #expect(agent == headers["User-Agent"])
      #expect(try await client.send(API.uuid()).uuid != client.send(API.uuid()).uuid)
    }

    @Test func responseHeaders() async throws {
      let response = try await client.response(
        for: API.responseHeaders(xAnswer: "yes & no", eTag: "\"v1\""))
      #expect(response.headers["x-answer"] == "yes & no")
      #expect(response.headers["ETag"] == "\"v1\"")
      #expect(response.value["X-Answer"] == "yes & no")
    }

    @Test func json() async throws {
      let show = try await client.send(API.json()).slideshow
      #expect(
        show
          == Slideshow(
            title: "Sample Slide Show", author: "Yours Truly", date: "date of publication",
            slides: [
              Slide(title: "Wake up to WonderWidgets!", type: "all"),
              Slide(
                title: "Overview", type: "all",
                items: [
                  "Why <em>WonderWidgets</em> are great", "Who <em>buys</em> WonderWidgets",
                ]),
            ]))
    }

    @Test func textAndBytes() async throws {
      #expect(try await client.send(API.html()).contains("<h1>Herman Melville - Moby-Dick</h1>"))
      #expect(try await client.send(API.utf8()).contains("∮ E⋅da = Q"))
      #expect(try await client.send(API.base64(value: "w6kgPyA_")) == "é ? ?")
      #expect(try await client.send(API.image()).prefix(4) == Data([137, 80, 78, 71]))
      let bytes = try await client.send(API.bytes(count: 6, seed: 7))
      #expect(bytes == Data([165, 77, 202, 24, 37, 48]))
    }

    @Test func compressed() async throws {
      let gzip = try await client.send(API.gzip())
      #expect(gzip.gzipped && !gzip.deflated && gzip.method == "GET")
      let deflate = try await client.send(API.deflate())
      #expect(deflate.deflated && !deflate.gzipped)
    }

    @Test func redirects() async throws {
      #expect(
        try await client.send(API.redirect(count: 3)).url
          == client.baseURL.absoluteString + "/get")
    }

    @Test func delays() async throws {
      #expect(try await client.send(API.delay(seconds: 0.01)).files == [:])
      var long = API.delay(seconds: 10)
      #expect(long.timeout == .seconds(30))
      long.timeout = .milliseconds(200)
      let error = try await #require(throws: APIError.self) { try await client.send(long) }
      #expect("\(error)" == "GET /delay/{}: the server did not answer in time (after 0.2 seconds)")
    }

    @Test func whoIsAsking() async throws {
      #expect(
        try await client.send(API.bearer()) == Authenticated(authenticated: true, token: "t-1"))
      #expect(
        try await client.send(API.basicAuth(user: "ä b", password: "p:w"))
          == Authenticated(authenticated: true, user: "ä b"))
      let error = try await #require(throws: APIError.self) {
        try await client.send(API.basicAuth(user: "somebody", password: "else"))
      }
      #expect(error.isUnauthorized)
      #expect("\(error)" == "GET /basic-auth/{}/{}: status 401")
    }

    @Test func cookies() async throws {
      #expect(try await client.send(API.cookies()).cookies == [:])
      #expect(
        try await client.send(API.cookies(cookie: "a=1; b=2")).cookies == ["a": "1", "b": "2"])
      #expect(try await client.send(API.setCookie(name: "c", value: "3")).cookies == ["c": "3"])
      #expect(try await client.send(API.cookies()).cookies == ["c": "3"])
    }
  }
}
