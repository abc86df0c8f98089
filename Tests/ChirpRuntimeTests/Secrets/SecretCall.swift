import Foundation
import Synchronization

@testable import ChirpRuntime

/// A call with a secret wherever one can be.
struct SecretCall: Sendable {
  /// Keeps what is logged.
  private final class Collector: RequestLogger {
    let entries = Mutex<[LogEntry]>([])

    func log(_ entry: LogEntry) {
      entries.withLock { $0.append(entry) }
    }
  }

  /// A strategy of an app, which knows nothing of descriptions.
  struct Signature: AuthorizationStrategy {
    let key = Canary.text

    func authorize(_ request: inout TransportRequest) {
      request.headers["X-Signed"] = key
    }
  }

  /// An error of an app.
  struct Locked: Error {
    let token = Canary.text
  }

  var environment = Self.environment()
  var endpoint = Self.endpoint()
  let answer: ScriptedTransport.Answer

  init(
    environment: APIEnvironment = Self.environment(),
    endpoint: Endpoint<Tokens> = Self.endpoint(),
    _ answer: @escaping ScriptedTransport.Answer
  ) {
    self.environment = environment
    self.endpoint = endpoint
    self.answer = answer
  }

  /// What the endpoint answers with.
  struct Tokens: Decodable, Sendable {
    /// A value that decoders name when it is another one.
    enum Kind: String, Decodable {
      case bearer
    }

    let id: Int
    let token: Kind
  }

  static func environment(_ base: String = "https://api.example.com/v1") -> APIEnvironment {
    APIEnvironment(
      baseURL: URL(string: base) ?? URL(filePath: "/"), headers: ["X-Session-ID": Canary.text])
  }

  static func endpoint(
    _ authentication: Authentication = .required, headers: HTTPHeaders = [:],
    body: RequestBody = ["password": Canary.text, "page": 1]
  ) -> Endpoint<Tokens> {
    let secrets: HTTPHeaders = [
      "X-API-Key": Canary.text, "X-Auth": Canary.text, "Cookie": "sid=\(Canary.text)",
      "Referer": "https://u:\(Canary.text)@h.example/a?token=\(Canary.text)",
    ]
    return Endpoint(
      path: "/users/\(Canary.text)", method: .post,
      queryItems: ["q": Canary.text, "token": Canary.text], body: body,
      headers: secrets.merging(headers), authentication: authentication)
  }

  static let configuration: Configuration = {
    var configuration = Configuration()
    configuration.retry = RetryPolicy(attempts: 2, base: .zero, cap: .zero)
    configuration.authorization = BearerAuthorization {
      Canary.text
    } refresh: { client in
      try await client.send(
        Endpoint<EmptyResponse>(
          path: "/refresh", method: .post, body: .formURLEncoded(["refresh_token": Canary.text])))
    }
    return configuration
  }()

  /// Sends the call, and gives all that it ends with and logs.
  func traces(_ level: LogLevel) async -> (result: Result<Tokens, APIError>, logged: [LogEntry]) {
    let collector = Collector()
    var configuration = Self.configuration
    configuration.logger = collector
    var environment = environment
    environment.logLevel = level
    let client = APIClient(
      environment: environment, configuration: configuration,
      transport: ScriptedTransport(answer),
      credentials: { scheme in
        scheme.kind == .basic
          ? .password(user: "u", password: Canary.text)
          : scheme.kind == .bearer ? .token(Canary.text) : .key(Canary.text)
      })
    return (await client.result(for: endpoint), collector.entries.withLock(\.self))
  }
}
