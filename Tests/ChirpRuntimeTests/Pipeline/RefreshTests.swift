import Foundation
import Synchronization
import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(2))) struct RefreshTests {
  /// An account whose token counts its refreshes, and a server that takes the newest one alone.
  private final class Account: Sendable {
    let token = Mutex(0)
    let refreshes = Mutex(0)
    /// What the server expects.
    let valid = Mutex(0)

    func renew() {
      refreshes.withLock { $0 += 1 }
      let valid = valid.withLock { $0 }
      token.withLock { $0 = valid }
    }

    func expire() {
      valid.withLock { $0 += 1 }
    }

    func answer(_ request: TransportRequest) -> TransportResponse {
      let expected = "Bearer t\(valid.withLock { $0 })"
      return request.headers["Authorization"] == expected
        ? .json("[1]") : .json(#"{"reason":"Expired."}"#, status: 401)
    }

    func configuration(
      _ refresh: @escaping BearerAuthorization.Refresh
    ) -> Configuration {
      var configuration = Configuration()
      configuration.retry = .none
      configuration.authorization = BearerAuthorization(
        token: { "t\(self.token.withLock { $0 })" }, refresh: refresh)
      return configuration
    }
  }

  private static let endpoint = Endpoint<[Int]>(path: "/x", authentication: .required)

  @Test func aRefusedTokenIsRenewedOnceForAll() async throws {
    let account = Account()
    let transport = ScriptedTransport { request in
      await Task.yield()
      return account.answer(request)
    }
    var configuration = account.configuration { _ in
      await Task.yield()
      account.renew()
    }
    configuration.maxConcurrentRequests = nil
    let client = try APIClient.scripted(transport, configuration)
    var random = SeededGenerator(seed: 11)
    for round in 1...(Soak.isFull ? 200 : 10) {
      account.expire()
      let cancelled = Set((0..<1000).filter { _ in Bool.random(using: &random) })
      let ends = await withTaskGroup(of: Bool.self) { group in
        for index in 0..<1000 {
          group.addTask {
            let call = Task { try await client.send(Self.endpoint) }
            if cancelled.contains(index) {
              await Task.yield()
              call.cancel()
            }
            switch await call.result {
            case .success(let value): return value == [1]
            case .failure(let error): return error is CancellationError && cancelled.contains(index)
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(ends == 1000)
      #expect(account.refreshes.withLock { $0 } == round)
    }
  }

  @Test func aCallIsSentAgainOnce() async throws {
    let account = Account()
    let transport = ScriptedTransport { _ in .json(#"{"reason":"No."}"#, status: 401) }
    let client = try APIClient.scripted(transport, account.configuration { _ in account.renew() })
    let error = try await #require(throws: APIError.self) { try await client.send(Self.endpoint) }
    #expect("\(error)" == "GET /x: status 401: No.")
    #expect(transport.requests.count == 2 && account.refreshes.withLock { $0 } == 1)
  }

  @Test func othersNeverRefresh() async throws {
    let account = Account()
    let transport = ScriptedTransport { request in
      .json("{}", status: request.url.path() == "/v1/forbidden" ? 403 : 401)
    }
    let client = try APIClient.scripted(transport, account.configuration { _ in account.renew() })
    for endpoint in [
      Endpoint<[Int]>(path: "/forbidden", authentication: .required),
      Endpoint<[Int]>(path: "/open"),
      Endpoint<[Int]>(
        path: "/own", authentication: .custom(APIKeyAuthorization("k", header: "X-Key"))),
    ] {
      _ = await client.result(for: endpoint)
    }
    #expect(transport.requests.count == 3 && account.refreshes.withLock { $0 } == 0)
  }

  /// The whole client has one slot, which the call that is refused has.
  @Test func theRefreshCallWaitsForNothing() async throws {
    let account = Account()
    account.expire()
    let transport = ScriptedTransport { request in
      request.url.path() == "/v1/refresh"
        ? .json(
          #"{"reason":"Not signed."}"#, status: request.headers["Authorization"] == nil ? 200 : 400)
        : account.answer(request)
    }
    var configuration = account.configuration { client in
      try await client.send(Endpoint<EmptyResponse>(path: "/refresh", method: .post))
      account.renew()
    }
    configuration.maxConcurrentRequests = 1
    let client = try APIClient.scripted(transport, configuration)
    #expect(try await client.send(Self.endpoint) == [1])
    #expect(transport.requests.map { $0.url.path() } == ["/v1/x", "/v1/refresh", "/v1/x"])
  }

  /// Equal calls share one request, and the refused one waits for what the other belongs to.
  @Test func aRefreshSharesNoCall() async throws {
    let account = Account()
    account.expire()
    let transport = ScriptedTransport { account.answer($0) }
    var configuration = account.configuration { client in
      _ = await client.result(for: Self.endpoint)
      account.renew()
    }
    configuration.enableDeduplication = true
    let client = try APIClient.scripted(transport, configuration)
    #expect(try await client.send(Self.endpoint) == [1])
    #expect(transport.requests.count == 3)
  }

  @Test func aCallThatWaitsForACredentialLeavesItsSlotToOthers() async throws {
    let account = Account()
    account.expire()
    let begun = Gate()
    let end = Gate()
    let transport = ScriptedTransport { request in
      request.url.path() == "/v1/open" ? .json("[2]") : account.answer(request)
    }
    var configuration = account.configuration { _ in
      begun.open()
      try await end.pass()
      account.renew()
    }
    configuration.maxConcurrentRequests = 1
    let client = try APIClient.scripted(transport, configuration)
    let refused = Task { try await client.send(Self.endpoint) }
    try await begun.pass()
    #expect(try await client.send(Endpoint<[Int]>(path: "/open")) == [2])
    end.open()
    #expect(try await refused.value == [1])
  }

  @Test func aRefreshThatIsRefusedIsNotRefreshed() async throws {
    let account = Account()
    let transport = ScriptedTransport { request in
      .json(#"{"reason":"\#(request.url.lastPathComponent)"}"#, status: 401)
    }
    let client = try APIClient.scripted(
      transport,
      account.configuration { client in
        // It asks for authentication, which would refresh again.
        try await client.send(
          Endpoint<EmptyResponse>(path: "/refresh", method: .post, authentication: .required))
      })
    let errors = await withTaskGroup(of: String.self) { group in
      for _ in 0..<50 {
        group.addTask {
          do {
            return "\(try await client.send(Self.endpoint))"
          } catch {
            return "\(error)"
          }
        }
      }
      return await group.reduce(into: [:]) { counts, text in counts[text, default: 0] += 1 }
    }
    #expect(errors == ["GET /x: status 401: x": 50])
    let refreshes = transport.requests.count { $0.url.path() == "/v1/refresh" }
    #expect(refreshes >= 1 && transport.requests.count == 50 + refreshes)
  }

  @Test(arguments: [TransportError.Kind.connectionLost, .notConnected, .timedOut])
  func aConnectionThatDropsLogsNobodyOut(kind: TransportError.Kind) async throws {
    let account = Account()
    account.expire()
    let isBroken = Mutex(true)
    let transport = ScriptedTransport { request in
      if request.url.path() == "/v1/refresh" && isBroken.withLock(\.self) {
        throw TransportError(kind)
      }
      return account.answer(request)
    }
    let client = try APIClient.scripted(
      transport,
      account.configuration { client in
        try await client.send(Endpoint<EmptyResponse>(path: "/refresh", method: .post))
      })
    let error = try await #require(throws: APIError.self) { try await client.send(Self.endpoint) }
    #expect(!error.isUnauthorized && error.status == nil)
    #expect("\(error)".hasPrefix("POST /refresh: "))
    // The next call may refresh again.
    isBroken.withLock { $0 = false }
    let second = try await #require(throws: APIError.self) { try await client.send(Self.endpoint) }
    #expect("\(second)" == "GET /x: status 401: Expired.")
  }

  @Test func a401OfAnotherOriginSaysNothingOfTheToken() async throws {
    let account = Account()
    let transport = ScriptedTransport { request in
      request.url.host() == "other.example"
        ? .json("{}", status: 401)
        : TransportResponse(
          status: 307, headers: ["Location": "https://other.example/"], body: .bytes(Data()))
    }
    let client = try APIClient.scripted(transport, account.configuration { _ in account.renew() })
    #expect(await client.result(for: Self.endpoint).failure?.status == 401)
    #expect(account.refreshes.withLock { $0 } == 0)
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer t0", nil])
  }

  /// Another token is no help where a key was refused.
  @Test func aRefusedKeyRefreshesNothing() async throws {
    let account = Account()
    let transport = ScriptedTransport { _ in .json("{}", status: 401) }
    let client = APIClient(
      environment: APIEnvironment(baseURL: try #require(URL(string: "https://example.com"))),
      configuration: account.configuration { _ in account.renew() }, transport: transport,
      credentials: { $0.name == "partner" ? .key("k") : nil })
    let session = AuthenticationScheme.bearer("session")
    let partner = AuthenticationScheme.apiKey("partner", header: "X-Partner")
    let ends: [(Authentication, refreshes: Int, requests: Int)] = [
      (.any([partner]), 0, 1), (.any([partner, session]), 0, 1), (.any([session, partner]), 1, 2),
      (.all([session, partner]), 1, 2),
    ]
    for (authentication, refreshes, requests) in ends {
      let before = (account.refreshes.withLock { $0 }, transport.requests.count)
      let endpoint = Endpoint<[Int]>(path: "/x", authentication: authentication)
      #expect(await client.result(for: endpoint).failure?.status == 401)
      #expect(account.refreshes.withLock { $0 } - before.0 == refreshes)
      #expect(transport.requests.count - before.1 == requests)
    }
  }

  /// Whatever a strategy adds, no other origin sees it.
  @Test func whatAStrategyAddsStaysWithItsOrigin() async throws {
    struct Signature: AuthorizationStrategy {
      func authorize(_ request: inout TransportRequest) {
        request.headers["X-Proof"] = "canary"
      }
    }
    let transport = ScriptedTransport { request in
      request.url.host() == "other.example"
        ? .json("[1]")
        : TransportResponse(
          status: 308, headers: ["Location": "https://other.example/"], body: .bytes(Data()))
    }
    let client = try APIClient.scripted(transport)
    let endpoint = Endpoint<[Int]>(
      path: "/x", method: .put, body: .string("all of it"), authentication: .custom(Signature()))
    #expect(try await client.send(endpoint) == [1])
    #expect(transport.requests.map { $0.headers["X-Proof"] } == ["canary", nil])
    #expect(
      transport.requests.map(\.body) == [
        .bytes(Data("all of it".utf8)), .bytes(Data("all of it".utf8)),
      ])
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
