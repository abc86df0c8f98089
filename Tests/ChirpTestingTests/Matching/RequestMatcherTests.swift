import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

@Suite struct RequestMatcherTests {
  /// Which of `paths` a transport answers that has a response for GET requests of `pattern` alone.
  private func paths(of pattern: String, among paths: [String]) async throws -> [String] {
    let transport = MockTransport()
    transport.stub(.get(pattern), with: .empty)
    var answered: [String] = []
    for path in paths {
      let url = try #require(URL(string: "https://h.example" + path))
      do {
        _ = try await transport.response(to: TransportRequest(url: url))
        answered.append(path)
      } catch is TransportError {}
    }
    return answered
  }

  @Test func aPathWithoutValuesIsThatPath() async throws {
    let paths = try await paths(
      of: "/users/me", among: ["/users/me", "/users/me?q=1", "/users/me/", "/users/7", "/users"])
    #expect(paths == ["/users/me", "/users/me?q=1"])
  }

  @Test(arguments: ["/users/{}/posts", "/users/{userID}/posts", "/users/:userID/posts"])
  func aValueIsOneSegmentThatIsNotEmpty(pattern: String) async throws {
    let paths = try await paths(
      of: pattern,
      among: [
        "/users/7/posts", "/users/a%2Fb/posts", "/users//posts", "/users/7/8/posts", "/posts",
      ])
    #expect(paths == ["/users/7/posts", "/users/a%2Fb/posts"])
  }

  @Test func aValueMayBePartOfASegment() async throws {
    let paths = try await paths(
      of: "/files/v{}-{name}.json",
      among: [
        "/files/v1-a.json", "/files/v1-2-a.json", "/files/v-a.json", "/files/v1-.json",
        "/files/v1a.json", "/files/v1-a.xml", "/files/x1-a.json", "/files/v-.json",
      ])
    #expect(paths == ["/files/v1-a.json", "/files/v1-2-a.json"])
  }

  @Test func textsMayBeEscapedOrNot() async throws {
    for pattern in ["/a b/{}", "/a%20b/{}"] {
      #expect(try await paths(of: pattern, among: ["/a%20b/1", "/a+b/1"]) == ["/a%20b/1"])
    }
  }

  @Test func aColonAloneIsAText() async throws {
    #expect(try await paths(of: "/a/:", among: ["/a/:", "/a/b"]) == ["/a/:"])
  }

  @Test func eachMethodHasItsMatcher() async throws {
    let url = try #require(URL(string: "https://h.example/x"))
    let matchers: [RequestMatcher] = [
      .get("/x"), .post("/x"), .put("/x"), .patch("/x"), .delete("/x"), .route(.options, "/x"),
    ]
    let methods: [HTTPMethod] = [.get, .post, .put, .patch, .delete, .options]
    for (index, matcher) in matchers.enumerated() {
      let transport = MockTransport()
      transport.stub(matcher, with: .status(201))
      transport.stub(.get("/y"), with: .status(202))
      let answered = await methods.asyncFilter { method in
        (try? await transport.response(to: TransportRequest(url: url, method: method)))?.status
          == 201
      }
      #expect(answered == [methods[index]])
    }
  }

  /// The examples of the type.
  @Test func theyMatchByRouteOrByAnythingElse() async throws {
    let users = RequestMatcher.get("/users/{}")
    let uploads = RequestMatcher.matching { $0.headers["Content-Type"] == "image/png" }
    let transport = MockTransport()
    transport.stub(.any, with: .status(404))
    transport.stub(users, with: .status(201))
    transport.stub(uploads, with: .status(202))
    var request = TransportRequest(url: try #require(URL(string: "https://h.example/users/7")))
    #expect(try await transport.response(to: request).status == 201)
    request.headers["content-type"] = "image/png"
    #expect(try await transport.response(to: request).status == 202)
    request.headers["content-type"] = nil
    request.method = .head
    #expect(try await transport.response(to: request).status == 404)
  }
}

extension Array {
  fileprivate func asyncFilter(_ isIncluded: (Element) async -> Bool) async -> [Element] {
    var included: [Element] = []
    for element in self where await isIncluded(element) {
      included.append(element)
    }
    return included
  }
}
