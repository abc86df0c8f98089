import Foundation
import Synchronization
import Testing

@testable import ChirpRuntime

@Suite struct LoggingTests {
  private final class Collector: RequestLogger {
    let entries = Mutex<[LogEntry]>([])

    func log(_ entry: LogEntry) {
      entries.withLock { $0.append(entry) }
    }
  }

  private func entries(_ level: LogLevel) async throws -> [LogEntry] {
    let collector = Collector()
    var configuration = Configuration()
    configuration.logger = collector
    configuration.retry = RetryPolicy(attempts: 2, base: .zero, cap: .zero)
    let hasToken = Mutex(false)
    configuration.authorization = BearerAuthorization {
      hasToken.withLock { $0 ? "canary-new" : "canary-old" }
    } refresh: { _ in
      hasToken.withLock { $0 = true }
    }
    let transport = ScriptedTransport([
      .failure(TransportError(.connectionLost, detail: "URLError -1005")),
      .success(.json(#"{"reason":"Expired.","refresh_token":"canary"}"#, status: 401)),
      .success(.json("[1]", headers: ["Set-Cookie": "sid=canary", "ETag": "\"7\""])),
    ])
    let core = ClientCore(
      environment: APIEnvironment(
        baseURL: try #require(URL(string: "https://h.example/canary")), logLevel: level),
      configuration: configuration, transport: transport, credentials: nil,
      time: TimeSource(ManualClock()))
    try await APIClient(core: core).send(
      Endpoint<[Int]>(
        path: "/users/\("canary")", method: .put, queryItems: ["key": "canary"],
        body: ["password": "canary", "page": 1], headers: ["X-API-Key": "canary", "X-Trace": "7"],
        authentication: .required))
    return collector.entries.withLock(\.self)
  }

  @Test func nothingIsLoggedUnlessItIsWished() async throws {
    #expect(try await entries(.none).isEmpty)
  }

  @Test func basicIsALineForEachEvent() async throws {
    let entries = try await entries(.basic)
    #expect(
      entries.map(\.description) == [
        "→ PUT /users/{}",
        "✗ PUT /users/{} after 0 ms: the connection broke (URLError -1005)",
        "↻ PUT /users/{} again after 0 ms",
        "→ PUT /users/{} (attempt 2)",
        "← 401 PUT /users/{} after 0 ms",
        "⚿ PUT /users/{} was refused: another credential is asked for",
        "→ PUT /users/{} (attempt 2)",
        "← 200 PUT /users/{} after 0 ms",
      ])
    #expect(
      entries.map(\.event) == [
        .request(attempt: 1),
        .failure(TransportError(.connectionLost, detail: "URLError -1005"), after: .zero),
        .retry(after: .zero), .request(attempt: 2), .response(status: 401, after: .zero), .refresh,
        .request(attempt: 2), .response(status: 200, after: .zero),
      ])
    #expect(entries.allSatisfy { $0.request.pathTemplate == "/users/{}" })
  }

  @Test func bodyIsAllWithoutWhatIsSecret() async throws {
    let texts = try await entries(.body).map(\.description)
    #expect(
      texts[0] == """
        → PUT /users/{}
          Accept: application/json
          Content-Type: application/json
          X-API-Key: …
          X-Trace: 7
          Authorization: …
          {"page":1,"password":"…"}
        """)
    #expect(
      texts[4] == """
        ← 401 PUT /users/{} after 0 ms
          Content-Type: application/json
          {"reason":"Expired.","refresh_token":"…"}
        """)
    #expect(
      texts[7] == """
        ← 200 PUT /users/{} after 0 ms
          Set-Cookie: …
          ETag: "7"
          Content-Type: application/json
          [1]
        """)
    #expect(!texts.joined().contains("canary"))
  }

  @Test func headersAreWithoutBodies() async throws {
    let texts = try await entries(.headers).map(\.description)
    #expect(!texts.joined().contains("{\"") && texts[0].contains("X-Trace: 7"))
  }
}
