import Foundation
import Testing

@testable import ChirpRuntime

@Suite(.timeLimit(.minutes(2))) struct RetryTests {
  /// The waits of a call between its attempts, and how it ends, on virtual time.
  private func run<Value: Sendable>(
    _ clock: ManualClock, _ call: @escaping @Sendable () async throws -> Value
  ) async throws -> (waits: [Duration], result: Result<Value, any Error>) {
    let task = Task { try await call() }
    let end = Log()
    let watcher = Task {
      _ = await task.result
      end.append("end")
    }
    var waits: [Duration] = []
    while end.entries.isEmpty {
      // One task sleeps until the deadline, and one between two attempts.
      let ends = clock.ends
      if ends.count == 2, let next = ends.first {
        waits.append(next - clock.now.offset)
        clock.advance(by: next - clock.now.offset)
      }
      await Task.yield()
    }
    await watcher.value
    return (waits, await task.result)
  }

  private func waits(_ policy: RetryPolicy, seed: UInt64, count: Int) -> [Duration] {
    var random = SeededGenerator(seed: seed)
    return (1...count).map { policy.wait(afterAttempts: $0, random: &random) }
  }

  @Test func aServerThatRecoversIsAskedAgain() async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport([
      .success(.json("{}", status: 503)), .failure(TransportError(.connectionLost)),
      .success(.json("[1]")),
    ])
    let client = try APIClient.scripted(transport, clock: clock, seed: 5)
    let (waited, result) = try await run(clock) {
      try await client.send(Endpoint<[Int]>(path: "/x"))
    }
    #expect(try result.get() == [1])
    #expect(waited == waits(.standard, seed: 5, count: 2))
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [
    (RetryPolicy.none, 1), (.standard, 3), (.aggressive, 5),
    (RetryPolicy(attempts: 2, base: .seconds(1), cap: .seconds(1)), 2),
  ])
  func anEndpointsPolicyGoesBeforeTheClients(policy: RetryPolicy, attempts: Int) async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport([.success(.json("{}", status: 500))])
    let client = try APIClient.scripted(transport, clock: clock, seed: 3)
    let endpoint = Endpoint<[Int]>(path: "/x", policies: EndpointPolicies(retry: policy))
    let (waited, result) = try await run(clock) { try await client.send(endpoint) }
    #expect(throws: APIError.self) { try result.get() }
    #expect(waited == (attempts == 1 ? [] : waits(policy, seed: 3, count: attempts - 1)))
    #expect(transport.requests.count == attempts)
  }

  @Test func aPostIsSentOnceUnlessItHasAKey() async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport([.failure(TransportError(.connectionLost))])
    let client = try APIClient.scripted(transport, clock: clock)
    let plain = Endpoint<[Int]>(path: "/x", method: .post)
    _ = try await run(clock) { try await client.send(plain) }
    #expect(transport.requests.count == 1)
    let keyed = Endpoint<[Int]>(
      path: "/x", method: .post, policies: EndpointPolicies(sendsIdempotencyKey: true))
    _ = try await run(clock) { try await client.send(keyed) }
    let keys = transport.requests.dropFirst().map { $0.headers["Idempotency-Key"] }
    #expect(keys.count == 3 && Set(keys).count == 1 && keys[0] != nil)
    // Nothing of it reached the server.
    let refusing = ScriptedTransport([.failure(TransportError(.connectionRefused, isUnsent: true))])
    let otherClock = ManualClock()
    let other = try APIClient.scripted(refusing, clock: otherClock)
    _ = try await run(otherClock) { try await other.send(plain) }
    #expect(refusing.requests.count == 3)
  }

  @Test func theServersWaitIsKept() async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport([
      .success(.json("{}", status: 429, headers: ["Retry-After": "7"])),
      .success(.json("{}", status: 503, headers: ["Retry-After": "Thu, 01 Jan 1970 00:00:12 GMT"])),
      .success(.json("[1]")),
    ])
    let client = try APIClient.scripted(transport, clock: clock)
    let (waited, result) = try await run(clock) {
      try await client.send(Endpoint<[Int]>(path: "/x", method: .get))
    }
    #expect(try result.get() == [1])
    #expect(waited == [.seconds(7), .seconds(5)])
  }

  @Test(arguments: [("61", Duration.seconds(100)), ("40", .seconds(30))])
  func aWaitThatIsTooLongIsAnError(retryAfter: String, timeout: Duration) async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport([
      .success(
        .json(#"{"reason":"Busy."}"#, status: 503, headers: ["Retry-After": "\(retryAfter)"]))
    ])
    let client = try APIClient.scripted(transport, clock: clock)
    let endpoint = Endpoint<[Int]>(path: "/x", policies: EndpointPolicies(timeout: timeout))
    let (waited, result) = try await run(clock) { try await client.send(endpoint) }
    #expect(waited.isEmpty && transport.requests.count == 1)
    let error = try #require(throws: APIError.self) { try result.get() }
    #expect(
      "\(error)" == "GET /x: status 503: Busy.; retry after \(retryAfter).0 seconds")
    #expect(error.status == 503 && error.retryAfter == .seconds(Int(retryAfter) ?? 0))
  }

  @Test func othersAreSentWhileACallSleeps() async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport { request in
      request.url.path() == "/v1/slow" ? .json("{}", status: 503) : .json("[1]")
    }
    var configuration = Configuration()
    configuration.maxConcurrentRequests = 1
    let client = try APIClient.scripted(transport, configuration, clock: clock)
    let slow = Task { try await client.send(Endpoint<[Int]>(path: "/slow")) }
    try await clock.waitForSleepers(2)
    #expect(try await client.send(Endpoint<[Int]>(path: "/fast")) == [1])
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    #expect(transport.requests.map { $0.url.path() } == ["/v1/slow", "/v1/fast"])
  }

  @Test func theDeadlineCountsTheWaits() async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport { _ in
      try await clock.sleep(until: clock.now.advanced(by: .seconds(100)), tolerance: nil)
      return .json("[1]")
    }
    let client = try APIClient.scripted(transport, clock: clock)
    let task = Task { try await client.send(Endpoint<[Int]>(path: "/x")) }
    try await clock.waitForSleepers(2)
    clock.advance(by: .seconds(30))
    let error = try await #require(throws: APIError.self) { try await task.value }
    #expect("\(error)" == "GET /x: the server did not answer in time (after 30.0 seconds)")
  }

  @Test func aFailingServerIsNotAskedMoreOftenForLong() async throws {
    let clock = ManualClock()
    let transport = ScriptedTransport([.success(.json("{}", status: 500))])
    let client = try APIClient.scripted(transport, clock: clock)
    let endpoint = Endpoint<[Int]>(
      path: "/x",
      policies: EndpointPolicies(retry: RetryPolicy(attempts: 3, base: .zero, cap: .zero)))
    var counts: [Int] = []
    for _ in 0..<200 {
      let before = transport.requests.count
      _ = await client.result(for: endpoint)
      counts.append(transport.requests.count - before)
    }
    // 500 tokens are 100 further attempts, two for each call.
    #expect(counts == Array(repeating: 3, count: 50) + Array(repeating: 1, count: 150))
  }
}
