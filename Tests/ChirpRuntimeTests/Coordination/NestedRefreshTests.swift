import Testing

@testable import ChirpRuntime

/// Refreshes that come upon themselves.
@Suite(.timeLimit(.minutes(1))) struct NestedRefreshTests {
  private let refresher = Refresher()
  private let other = Refresher()
  private let log = Log()

  @Test func aRefreshDoesNotWaitForItself() async throws {
    let (refresher, log) = (refresher, log)
    #expect(!refresher.isRefreshing)
    try await refresher.refresh(since: 0) {
      log.append("\(refresher.isRefreshing)")
      await #expect(throws: Refresher.Nested.self) {
        try await refresher.refresh(since: 0) { log.append("never") }
      }
      async let child = refresher.isRefreshing
      log.append("\(await child)")
    }
    #expect(log.entries == ["true", "true"])
    #expect(!refresher.isRefreshing)
    #expect(refresher.generation == 1)
  }

  @Test func anErrorOfTheInnerRefreshIsTheOuterOnes() async {
    let refresher = refresher
    await #expect(throws: Refresher.Nested.self) {
      try await refresher.refresh(since: 0) {
        try await refresher.refresh(since: 0) {}
      }
    }
  }

  @Test func refreshersOfOtherClientsAreToldApart() async throws {
    let (refresher, other, log) = (refresher, other, log)
    try await refresher.refresh(since: 0) {
      log.append("\(refresher.isRefreshing) \(other.isRefreshing)")
      try await other.refresh(since: 0) {
        log.append("\(refresher.isRefreshing) \(other.isRefreshing)")
        await #expect(throws: Refresher.Nested.self) {
          try await refresher.refresh(since: 0) {}
        }
      }
      log.append("\(refresher.isRefreshing) \(other.isRefreshing)")
    }
    #expect(log.entries == ["true false", "true true", "true false"])
    #expect(refresher.generation == 1)
    #expect(other.generation == 1)
  }

  /// A task that a refresh has begun, and that goes on after it, is like any other then.
  @Test func whatOutlivesARefreshIsNoPartOfIt() async throws {
    let (refresher, log) = (refresher, log)
    let (begun, gate, ended) = (Gate(), Gate(), Gate())
    try await refresher.refresh(since: 0) {
      Task {
        defer { ended.open() }
        log.append("\(refresher.isRefreshing)")
        begun.open()
        try await gate.pass()
        log.append("\(refresher.isRefreshing)")
        try await refresher.refresh(since: 1) { log.append("\(refresher.isRefreshing)") }
      }
      try await begun.pass()
    }
    gate.open()
    try await ended.pass()
    #expect(log.entries == ["true", "false", "true"])
    #expect(refresher.generation == 2)
  }

  @Test func theRefreshHasThePriorityAndTheTaskLocalValuesOfWhoBeganIt() async throws {
    let (refresher, log) = (refresher, log)
    let executor = ManualExecutor()
    let caller = Task(executorPreference: executor, priority: .background) {
      try await Trace.$name.withValue("call") {
        try await refresher.refresh(since: 0) {
          log.append("\(Trace.name ?? "") \(Task.basePriority == .background)")
        }
      }
    }
    // Who waits for a task would raise its priority.
    executor.run()
    executor.letRun()
    try await caller.value
    #expect(log.entries == ["call true"])
  }
}
