import ChirpRuntime
import ChirpTestServer
import EverythingAPI
import Foundation
import Testing

/// Errors, authentication and policies in the API of `specs/everything.yaml`.
@Suite struct ArchiveCallTests {
  @Test func errorsOfEveryKind() async throws {
    let missing = try await Loopback.failure(
      of: API.photo(id: Archive.photoID),
      answer: .json(#"{"error":{"message":"Gone.","code":"photo_not_found"}}"#, status: 404))
    #expect("\(missing)" == "GET /photos/{}: status 404: Gone. (photo_not_found)")
    #expect(missing.code == .photoNotFound)
    #expect(missing.body(as: Problem.self)?.error.message == "Gone.")

    let upload = API.upload(
      place: Point(latitude: 0, longitude: 0), photo: File(data: Data(), filename: "a"))
    let full = try await Loopback.failure(
      of: upload, answer: .json(#"{"error":{"message":"Full."},"freeBytes":7}"#, status: 413))
    #expect(full.reason == "Full.")
    #expect(full.body(as: QuotaExceeded.self)?.freeBytes == 7)
    #expect(full.body(as: QuotaExceeded.self)?.error.code == "quota_exceeded")

    let broken = try await Loopback.failure(
      of: upload, answer: .json(#"{"id":"\#(Archive.filmID)","seconds":0}"#, status: 503))
    #expect(broken.body(as: Film.self) == Film(id: Archive.filmID, seconds: 0))
  }

  @Test func aFrozenCaseThatIsNotKnown() async throws {
    let json = Archive.photoJSON.replacing("landscape", with: "square")
    let error = try await Loopback.failure(
      of: API.photo(id: Archive.photoID), answer: .json(json))
    #expect(
      "\(error)"
        == "GET /photos/{}: the response cannot be decoded: at 'orientation': cannot initialize "
        + "Orientation from invalid String value square; body: \(json.prefix(160))…")
  }

  @Test(arguments: [
    (
      ["partner": Credential.key("k"), "account": .password(user: "u", password: "p")],
      "X-Partner-Key: k"
    ),
    (["account": .password(user: "u", password: "p")], "Authorization: Basic dTpw"),
  ])
  func anyOfTwoSchemes(credentials: [String: Credential], header: String) async throws {
    _ = try await Loopback.send(
      API.either(),
      as: (["GET /either"] + ["Accept: application/json", header, "X-Client: archive"].sorted())
        .joined(separator: "\n"),
      answer: .empty(status: 204), credentials: credentials)
  }

  @Test func bothOfTwoSchemes() async throws {
    _ = try await Loopback.send(
      API.both(),
      as: """
        GET /both?api_key=a%26b
        Accept: application/json
        Cookie: sid=s-1
        X-Client: archive
        """,
      answer: .empty(status: 204), credentials: ["legacy": .key("a&b"), "browser": .key("s-1")])
    let error = try await Loopback.failure(of: API.both(), answer: .empty(status: 204))
    #expect(
      "\(error)"
        == "GET /both: not sent: it requires authentication, and the client has no credential for "
        + "'legacy' and 'browser'")
  }

  @Test func theTimeoutOfARoute() async throws {
    let error = try await Loopback.failure(of: API.slow(), answer: .hold)
    #expect("\(error)" == "GET /slow: the server did not answer in time (after 0.1 seconds)")
  }

  @Test func policies() {
    let usual = EndpointPolicies(
      timeout: .seconds(30), retry: .standard, cache: .networkFirst, priority: .normal)
    #expect(API.tags().policies == usual)
    #expect(
      API.slow().policies
        == EndpointPolicies(
          timeout: .milliseconds(100),
          retry: RetryPolicy(attempts: 4, base: .milliseconds(250), cap: .seconds(20)),
          cache: .staleWhileRevalidate, priority: .high, deduplicate: true, skipsQueue: true))
    var queued = usual
    queued.offline = .queue(expiresAfter: .seconds(7200))
    #expect(API.report(text: "x").policies == queued)
  }

  @Test func aBaseURLOfARoute() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    var mirror = API.mirror()
    #expect(mirror.baseURL?.absoluteString == "https://mirror.example.com/archive")
    #expect(mirror.offlineBehavior == .fail)
    mirror.baseURL = server.baseURL.appending(path: "archive")
    let elsewhere = try #require(URL(string: "http://127.0.0.1:1"))
    try await APIClient(baseURL: elsewhere, token: { "t" }).send(mirror)
    #expect(server.requests.map(\.target) == ["/archive/mirror"])
  }
}
