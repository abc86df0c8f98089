import ChirpRuntime
import ChirpTesting
import Testing

/// The code of the article "Signing in and refreshing".
@Suite(.timeLimit(.minutes(1))) struct SigningInTests {
  private enum Screen: Equatable {
    case signedIn(User)
    case signedOut
  }

  private let user = User(id: 7, name: "Ada")
  private let password = "s3cret"
  private let transport = MockTransport()
  private let environment = APIEnvironment(baseURL: API.baseURL)

  /// A server that knows the token "new".
  init() {
    transport.stub(.any, with: .status(404))
    transport.stub(.get("/me")) { request in
      request.headers["Authorization"] == "Bearer new"
        ? .json(["id": 7, "name": "Ada"]) : .status(401)
    }
    let tokens = MockResponse.json(["access": "new", "refresh": "r2"])
    transport.stub(.post("/tokens"), with: tokens)
    transport.stub(.post("/sessions"), with: tokens)
  }

  @Test func signingInKeepsTokens() async throws {
    let session = Session()
    let client = APIClient.app(session, transport: transport)
    let tokens = try await client.send(API.signIn(email: "ada@example.com", password: password))
    await session.keep(tokens)
    let me = try await client.send(API.me())
    #expect(me == user)
    #expect(transport.requests.map { $0.headers["Authorization"] } == [nil, "Bearer new"])
  }

  @Test func aRefusalSignsOut() async throws {
    let session = Session()
    let client = APIClient.app(session, transport: transport)
    #expect(try await screen(client) == .signedOut)
    #expect(transport.requests.isEmpty)
    await session.keep(Tokens(access: "old", refresh: "r1"))
    transport.enqueue(.status(401), for: .post("/tokens"))
    #expect(try await screen(client) == .signedOut)
    #expect(try await screen(client) == .signedIn(user))
    let paths = ["GET /me", "POST /tokens", "GET /me", "POST /tokens", "GET /me"]
    #expect(transport.requests.map(\.description) == paths)
  }

  private func screen(_ client: APIClient) async throws -> Screen {
    do {
      return .signedIn(try await client.send(API.me()))
    } catch let error as APIError where error.isUnauthorized {
      return .signedOut
    }
  }

  @Test func keysAndPasswordsAreSent() async throws {
    var configuration = Configuration()
    configuration.authorization = APIKeyAuthorization("k-7", header: "X-API-Key")
    configuration.authorization = BasicAuthorization(user: "ada", password: password)
    let partnerKey = "p-7"
    let client = APIClient(
      environment: environment, configuration: configuration, transport: transport,
      credentials: { scheme in
        scheme.name == "partner" ? .key(partnerKey) : nil
      })
    transport.stub(.any, with: .text("up"))
    let status = Endpoint<String>(
      path: "/status", authentication: .custom(DeviceAuthorization(deviceID: "d-7")))
    let schemes = Authentication.any([.apiKey("partner", header: "X-Partner")])
    try await client.send(status)
    try await client.send(Endpoint<String>(path: "/status", authentication: .required))
    try await client.send(Endpoint<String>(path: "/status", authentication: schemes))
    let names = ["X-Device", "Authorization", "X-Partner"]
    #expect(
      transport.requests.map { request in names.map { request.headers[$0] } } == [
        ["d-7", nil, nil], [nil, "Basic YWRhOnMzY3JldA==", nil], [nil, nil, "p-7"],
      ])
  }
}
