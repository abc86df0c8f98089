import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What proves who is asking, as it arrives at the server.
@Suite struct AuthenticationTests {
  private static let session = AuthenticationScheme.bearer("session")
  private static let partner = AuthenticationScheme.apiKey("partner", header: "X-Partner")
  private static let account = AuthenticationScheme.basic("account")
  private static let signature = AuthenticationScheme.apiKey("signature", query: "sig+")
  private static let visit = AuthenticationScheme.apiKey("visit", cookie: "visit")

  private static let credentials: [String: Credential] = [
    "session": .token("t"), "partner": .key("k"),
    "account": .password(user: "Aladdin", password: "open: sésame"),
    "signature": .key("a+b&c=d/é"), "visit": .key("v1"),
  ]

  @Test func eachSchemeHasItsPlace() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    let client = Self.client(server, Self.credentials)
    try await client.send(Endpoint(path: "/x", authentication: .any([Self.session])))
    try await client.send(Endpoint(path: "/x", authentication: .any([Self.account])))
    try await client.send(Endpoint(path: "/x", authentication: .any([Self.partner])))
    try await client.send(Endpoint(path: "/x", authentication: .any([Self.signature])))
    try await client.send(
      Endpoint(path: "/x", queryItems: ["q": 1], authentication: .any([Self.signature])))
    try await client.send(
      Endpoint(path: "/x", headers: ["Cookie": "a=b"], authentication: .any([Self.visit])))
    let requests = server.requests
    #expect(
      requests.map { $0.header("Authorization") } == [
        "Bearer t", "Basic " + Data("Aladdin:open: sésame".utf8).base64EncodedString(), nil, nil,
        nil, nil,
      ])
    #expect(requests.map { $0.header("X-Partner") } == [nil, nil, "k", nil, nil, nil])
    #expect(
      requests.map(\.target) == [
        "/x", "/x", "/x", "/x?sig%2B=a%2Bb%26c%3Dd%2F%C3%A9",
        "/x?q=1&sig%2B=a%2Bb%26c%3Dd%2F%C3%A9", "/x",
      ])
    #expect(requests.last?.header("Cookie") == "a=b; visit=v1")
  }

  @Test func anyIsTheFirstForWhichThereIsACredential() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    let client = Self.client(
      server, ["session": .token(" "), "partner": .key("k"), "account": .token("not asked for")])
    try await client.send(
      Endpoint(path: "/x", authentication: .any([Self.session, Self.partner, Self.account])))
    #expect(server.requests.map { $0.header("X-Partner") } == ["k"])
    #expect(server.requests.map { $0.header("Authorization") } == [nil])
  }

  @Test func allAreSentTogether() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    try await Self.client(server, Self.credentials).send(
      Endpoint(path: "/x", authentication: .all([Self.session, Self.partner, Self.visit])))
    let request = try #require(server.requests.first)
    #expect(request.header("Authorization") == "Bearer t")
    #expect(request.header("X-Partner") == "k")
    #expect(request.header("Cookie") == "visit=v1")
  }

  @Test func theTokenServesBearerSchemes() async throws {
    let server = try await TestServer.start { _ in .empty(status: 204) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "one" }
    try await client.send(Endpoint(path: "/x", authentication: .any([Self.partner, Self.session])))
    let both = APIClient(
      baseURL: server.baseURL, token: { "one" },
      credentials: { $0 == Self.session ? .token("two") : nil })
    try await both.send(Endpoint(path: "/x", authentication: .all([Self.session])))
    try await both.send(Endpoint(path: "/x", authentication: .required))
    #expect(
      server.requests.map { $0.header("Authorization") }
        == ["Bearer one", "Bearer two", "Bearer one"])
  }

  @Test(arguments: [
    (Authentication.any([partner]), "no credential for 'partner'"),
    (.any([session, partner, account]), "no credential for 'session', 'partner' or 'account'"),
    (.all([visit, session, partner]), "no credential for 'session' and 'partner'"),
    (.any([]), "no credential for any scheme"),
    (.required, "no token"),
  ])
  func whatIsMissingIsNamed(authentication: Authentication, lack: String) async throws {
    let error = try await refusal(of: authentication, ["visit": .key("canary")])
    #expect(
      "\(error)" == "GET /x: not sent: it requires authentication, and the client has \(lack)")
    #expect(error.isUnauthorized)
  }

  @Test(arguments: [
    (
      Authentication.any([session]), Credential.token("canary\n"),
      "a token holds control characters"
    ),
    (.any([session]), .key("canary"), "what the client has for 'session' is a key and not a token"),
    (
      .any([partner]), .token("canary"),
      "what the client has for 'partner' is a token and not a key"
    ),
    (.any([partner]), .key("canary\0"), "a key holds control characters"),
    (.all([partner, partner]), .key("canary"), "two schemes use the header 'X-Partner'"),
    (.any([.apiKey("a", header: "b c")]), .key("canary"), "a header name is no token"),
    (
      .any([.apiKey("a", header: "host")]), .key("canary"),
      "the header 'host' follows from the request and is not set"
    ),
    (.any([.apiKey("a", cookie: "b=")]), .key("canary"), "the name of a cookie is no token"),
    (.any([visit]), .key("canary; b=c"), "a key holds characters that a cookie cannot"),
    (.any([visit]), .key("canaré"), "a key holds characters that a cookie cannot"),
    (
      .any([account]), .password(user: "a:b", password: "canary"),
      "the user of a basic scheme holds a colon"
    ),
    (
      .any([account]), .password(user: "a", password: "canary\r\n"),
      "the user or the password holds control characters"
    ),
  ])
  func whatCannotBeSentIsRefused(
    authentication: Authentication, credential: Credential, reason: String
  ) async throws {
    let error = try await refusal(
      of: authentication,
      [
        "session": credential, "partner": credential, "a": credential,
        "visit": credential, "account": credential,
      ])
    #expect("\(error)" == "GET /x: not sent: \(reason)")
  }

  @Test func aProviderThatThrowsIsNamed() async throws {
    struct KeychainLocked: Error {}
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL, credentials: { _ in throw KeychainLocked() })
    let error = try await #require(throws: APIError.self) {
      try await client.send(
        Endpoint<[Int]>(path: "/x", authentication: .any([Self.partner, Self.session])))
    }
    #expect(
      "\(error)"
        == "GET /x: not sent: getting the credential for 'partner' failed with an error of type KeychainLocked"
    )
    #expect(server.requests.isEmpty)
  }

  @Test func noKeyIsInAnError() async throws {
    for response in [
      TestResponse.close, .empty(status: 403), .json(#"{"Sig":"canary","x-partner":"canary"}"#),
      .empty(status: 302, headers: ["Location: ftp://h.example/?sig=canary"]),
    ] {
      let server = try await TestServer.start { _ in response }
      defer { server.stop() }
      let error = try await #require(throws: APIError.self) {
        try await Self.client(server, ["signature": .key("canary"), "partner": .key("canary")])
          .send(
            Endpoint<[Int]>(path: "/x", authentication: .all([Self.signature, Self.partner])))
      }
      #expect(server.requests.first?.target == "/x?sig%2B=canary")
      #expect(
        !"\(error) \(String(reflecting: error)) \(error.localizedDescription)".contains("canary"))
      if case .transport(_, let underlying) = error {
        #expect(!"\(underlying)".contains("canary"))
      }
    }
  }

  @Test func anotherOriginSeesNoKey() async throws {
    let other = try await TestServer.start { _ in .json("[1]") }
    defer { other.stop() }
    let target = other.baseURL
    let server = try await TestServer.start { _ in
      .empty(status: 307, headers: ["Location: \(target)"])
    }
    defer { server.stop() }
    let schemes = [Self.session, Self.partner, Self.signature, Self.visit]
    let value = try await Self.client(server, Self.credentials)
      .send(Endpoint<[Int]>(path: "/x", authentication: .all(schemes)))
    #expect(value == [1])
    let request = try #require(other.requests.first)
    for name in ["Authorization", "X-Partner", "Cookie"] {
      #expect(request.header(name) == nil, "\(name)")
    }
    #expect(request.target == "/")
  }

  @Test func credentialsShowNothing() {
    let credentials: [Credential] = [
      .token("canary"), .key("canary"), .password(user: "canary", password: "canary"),
    ]
    #expect("\(credentials)" == "[a token, a key, a user and a password]")
    var text = ""
    dump(credentials, to: &text)
    #expect(!text.contains("canary"))
  }

  private static func client(
    _ server: TestServer, _ credentials: [String: Credential]
  ) -> APIClient {
    APIClient(
      baseURL: server.baseURL, session: URLSession(configuration: .ephemeral),
      credentials: { credentials[$0.name] })
  }

  private func refusal(
    of authentication: Authentication, _ credentials: [String: Credential]
  ) async throws -> APIError {
    let server = try await TestServer.start { _ in .json("[]") }
    defer { server.stop() }
    let error = try await #require(throws: APIError.self) {
      try await Self.client(server, credentials)
        .send(Endpoint<[Int]>(path: "/x", authentication: authentication))
    }
    #expect(server.requests.isEmpty)
    return error
  }
}

extension APIClient {
  /// Sends an endpoint whose response says nothing.
  fileprivate func send(_ endpoint: Endpoint<EmptyResponse>) async throws {
    let _: EmptyResponse = try await send(endpoint)
  }
}
