import Foundation
import Synchronization
import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(2))) struct DeduplicationTests {
  @TaskLocal private static var account = "none"

  private func client(_ transport: ScriptedTransport) throws -> APIClient {
    var configuration = Configuration()
    configuration.enableDeduplication = true
    configuration.authorization = BearerAuthorization { Self.account }
    return try APIClient.scripted(transport, configuration)
  }

  @Test func callersOfOneEndpointShareItsRequest() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { request in
      try await gate.pass()
      return .json(#"["\#(request.headers["Authorization"] ?? "")"]"#)
    }
    let client = try client(transport)
    let count = (Soak.isFull ? 10_000 : 1_000)
    var random = SeededGenerator(seed: 4)
    let cancelled = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let endpoint = Endpoint<[String]>(path: "/x", authentication: .required)
    let calls = (0..<count).map { index in
      Self.$account.withValue(index.isMultiple(of: 2) ? "a" : "b") {
        Task { try await client.send(endpoint) }
      }
    }
    while transport.requests.count < 2 {
      await Task.yield()
    }
    for index in cancelled {
      calls[index].cancel()
    }
    gate.open()
    var answered = 0
    for (index, call) in calls.enumerated() {
      switch await call.result {
      case .success(let value):
        #expect(value == [index.isMultiple(of: 2) ? "Bearer a" : "Bearer b"])
        answered += 1
      case .failure(let error):
        #expect(error is CancellationError && cancelled.contains(index))
      }
    }
    #expect(answered >= count - cancelled.count)
    #expect(transport.requests.count == 2)
  }

  @Test func whatDiffersIsNotShared() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { _ in
      try await gate.pass()
      return .json("[1]")
    }
    let client = try client(transport)
    var posted = Endpoint<[Int]>(path: "/x", method: .post, body: ["a": 1])
    let endpoints = [
      Endpoint<[Int]>(path: "/x"), Endpoint<[Int]>(path: "/x", queryItems: ["a": 1]),
      Endpoint<[Int]>(path: "/x", headers: ["Accept-Language": "de"]),
      Endpoint<[Int]>(path: "/x", headers: ["X-Tenant": "1"]),
      Endpoint<[Int]>(path: "/x", policies: EndpointPolicies(deduplicate: false)), posted,
      Endpoint<[Int]>(path: "/x", policies: EndpointPolicies(timeout: .seconds(7))),
      Endpoint<[Int]>(path: "/x", policies: EndpointPolicies(retry: .aggressive)),
    ]
    posted.deduplicate = true
    let calls = (endpoints + endpoints + [posted, posted]).map { endpoint in
      Task { try await client.send(endpoint) }
    }
    // Six that are shared, twice two that are not, and two that share by their own wish.
    while transport.requests.count < 11 {
      await Task.yield()
    }
    gate.open()
    for call in calls {
      #expect(try await call.value == [1])
    }
    #expect(transport.requests.count == 11)
  }

  /// Each call makes a key of its own, which says nothing of what it asks for. One that is given does.
  @Test func keysThatTheClientMakesAreNotCompared() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { _ in
      try await gate.pass()
      return .json("[1]")
    }
    let client = try client(transport)
    let policies = EndpointPolicies(deduplicate: true, sendsIdempotencyKey: true)
    let calls = [nil, nil, "a", "a", "b"].map { (key: String?) in
      Task {
        try await client.send(
          Endpoint<[Int]>(
            path: "/x", method: .post, body: ["a": 1], headers: ["Idempotency-Key": key],
            policies: policies))
      }
    }
    while transport.requests.count < 3 {
      await Task.yield()
    }
    gate.open()
    for call in calls {
      #expect(try await call.value == [1])
    }
    let keys = transport.requests.compactMap { $0.headers["Idempotency-Key"] }
    #expect(keys.count == 3)
    #expect(keys.filter { $0.count == 1 }.sorted() == ["a", "b"])
  }

  @Test func eachCallerDecodesForItself() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { _ in
      try await gate.pass()
      return .json("[1]")
    }
    let client = try client(transport)
    let numbers = Task { try await client.send(Endpoint<[Int]>(path: "/x")) }
    let texts = Task { try await client.send(Endpoint<[String]>(path: "/x")) }
    while transport.requests.isEmpty {
      await Task.yield()
    }
    gate.open()
    #expect(try await numbers.value == [1])
    let error = try await #require(throws: APIError.self) { try await texts.value }
    #expect("\(error)".hasPrefix("GET /x: the response cannot be decoded: "))
  }
}
