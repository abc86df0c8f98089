import Foundation
import Testing

@testable import ChirpRuntime

/// A call can wait in many places, and ends at once in each when it is cancelled.
@Suite(.timeLimit(.minutes(2))) struct CancellationTests {
  /// Where a call waits.
  enum Place: String, CaseIterable {
    case queue, pausedQueue, token, refresh, transport, transportAfterRedirect, retry,
      sharedRequest, deafTransport, deafToken
  }

  private let clock = ManualClock()
  private let log = Log()
  /// What is still waited for when the test ends.
  private let gate = Gate()

  @Test(arguments: Place.allCases)
  func aCallThatWaitsEndsAtOnce(place: Place) async throws {
    let transport = ScriptedTransport { request in try await answer(request, place) }
    let client = try APIClient.scripted(transport, configuration(place), clock: clock)
    if place == .pausedQueue {
      client.pause()
      log.append("waits")
    }
    var others: [Task<[Int], any Error>] = []
    if place == .queue || place == .sharedRequest {
      others.append(call(client))
      try await waitForLog()
    }
    let task = call(client)
    if place == .retry {
      try await clock.waitForSleepers(2)
    } else if place != .queue && place != .sharedRequest {
      try await waitForLog()
    }
    // What is waited for elsewhere than in the transport cannot be seen from here.
    for _ in 0..<50 {
      await Task.yield()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    gate.open()
    client.resume()
    for other in others {
      #expect(try await other.value == [1])
    }
  }

  private func call(_ client: APIClient) -> Task<[Int], any Error> {
    Task { try await client.send(Endpoint<[Int]>(path: "/x", authentication: .required)) }
  }

  private func waitForLog() async throws {
    while log.entries.isEmpty {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  private func configuration(_ place: Place) -> Configuration {
    var configuration = Configuration()
    configuration.maxConcurrentRequests = place == .queue ? 1 : 4
    configuration.enableDeduplication = place == .sharedRequest
    configuration.authorization = BearerAuthorization {
      switch place {
      case .token: try await wait()
      case .deafToken: try await waitUnheeding()
      default: break
      }
      return "t"
    } refresh: { _ in
      try await wait()
    }
    return configuration
  }

  private func answer(_ request: TransportRequest, _ place: Place) async throws -> TransportResponse
  {
    switch place {
    case .refresh:
      return .json("{}", status: 401)
    case .retry:
      return .json("{}", status: 503)
    case .transportAfterRedirect where request.url.lastPathComponent == "x":
      return TransportResponse(status: 307, headers: ["Location": "/y"], body: .bytes(Data()))
    case .queue, .sharedRequest, .deafTransport:
      try await waitUnheeding()
    case .transport, .transportAfterRedirect:
      try await wait()
    case .pausedQueue, .token, .deafToken:
      break
    }
    return .json("[1]")
  }

  /// Waits for longer than any test.
  private func wait() async throws {
    log.append("waits")
    try await Task.sleep(for: .seconds(100))
  }

  /// Waits until the test ends, whether it is cancelled or not.
  private func waitUnheeding() async throws {
    log.append("waits")
    try await gate.pass()
  }

  /// The token may be made by code that blocks its thread.
  @Test func aCallLeavesItsThreadBeforeATokenIsAskedFor() async throws {
    var configuration = Configuration()
    configuration.authorization = BearerAuthorization {
      log.append("token")
      return "t"
    }
    let client = try APIClient.scripted(
      ScriptedTransport { _ in .json("[1]") }, configuration, clock: clock)
    let executor = ManualExecutor()
    let call = Task(executorPreference: executor) {
      try await client.send(Endpoint<[Int]>(path: "/x", authentication: .required))
    }
    executor.run(atMost: 1)
    #expect(log.entries == [])
    executor.letRun()
    #expect(try await call.value == [1])
    #expect(log.entries == ["token"])
  }

  @Test func aCallThatIsCancelledBeforehandSendsNothing() async throws {
    let transport = ScriptedTransport { _ in .json("[1]") }
    let client = try APIClient.scripted(transport)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(Endpoint<[Int]>(path: "/x"))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(transport.requests.isEmpty)
  }

  @Test func urgentRequestsGoFirst() async throws {
    let transport = ScriptedTransport { request in
      if request.url.lastPathComponent == "first" {
        try await waitUnheeding()
      }
      log.append(request.url.lastPathComponent)
      return .json("[1]")
    }
    var configuration = Configuration()
    configuration.maxConcurrentRequests = 1
    let client = try APIClient.scripted(transport, configuration)
    func send(_ name: String, _ priority: RequestPriority) -> Task<[Int], any Error> {
      var endpoint = Endpoint<[Int]>(path: "/\(name)")
      endpoint.priority = priority
      return Task { [endpoint] in try await client.send(endpoint) }
    }
    let first = send("first", .low)
    try await waitForLog()
    var tasks = [first]
    for (name, priority) in [("low", RequestPriority.low), ("normal", .normal), ("high", .high)] {
      tasks.append(send(name, priority))
      for _ in 0..<200 {
        await Task.yield()
      }
    }
    gate.open()
    for task in tasks {
      #expect(try await task.value == [1])
    }
    #expect(log.entries == ["waits", "first", "high", "normal", "low"])
  }
}
