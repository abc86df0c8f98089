import Synchronization

@testable import ChirpRuntime

/// Requests that go through a queue when they are told to.
final class QueuedRequests: Sendable {
  private let queue: RequestQueue
  private let executor = ManualExecutor()
  private let state = Mutex(State())

  private struct State {
    var started: [String] = []
    var cancelled: [String] = []
    var gates: [String: Gate] = [:]
    var tasks: [String: Task<Void, any Error>] = [:]
  }

  init(_ queue: RequestQueue) {
    self.queue = queue
  }

  convenience init(limit: Int?) {
    self.init(RequestQueue(limit: limit))
  }

  /// The requests that were let go on, in that order.
  var started: [String] { state.withLock(\.started) }

  /// The requests that ended because they were cancelled.
  var cancelled: [String] { state.withLock(\.cancelled) }

  /// Lets requests arrive, one after the other.
  func arrive(_ names: String..., priority: RequestPriority = .normal) {
    for name in names {
      let gate = Gate()
      let task = Task(executorPreference: executor) {
        do {
          try await self.queue.withSlot(priority) {
            self.state.withLock { $0.started.append(name) }
            try await gate.pass()
            try Task.checkCancellation()
          }
        } catch is CancellationError {
          self.state.withLock { $0.cancelled.append(name) }
        }
      }
      state.withLock { state in
        state.gates[name] = gate
        state.tasks[name] = task
      }
      executor.run()
    }
  }

  /// Ends the last of those that were let go on, so many times.
  func finishLast(times: Int = 1) {
    for _ in 0..<times {
      if let name = started.last {
        finish(name)
      }
    }
  }

  func finish(_ name: String) {
    state.withLock { $0.gates[name] }?.open()
    executor.run()
  }

  /// Cancels the task of a request, after which all goes on.
  func cancel(_ name: String) {
    state.withLock { $0.tasks[name] }?.cancel()
    executor.run()
  }

  /// Lets the first end, and cancels the second's task before that has heard of its turn.
  func finish(_ first: String, andCancel second: String) {
    let (gate, task) = state.withLock { ($0.gates[first], $0.tasks[second]) }
    gate?.open()
    executor.run(atMost: 1)
    task?.cancel()
    executor.run()
  }

  func pause() {
    queue.pause()
    executor.run()
  }

  func resume() {
    queue.resume()
    executor.run()
  }

  /// Ends all that have arrived.
  func finishAll() {
    for gate in state.withLock({ Array($0.gates.values) }) {
      gate.open()
    }
    executor.run()
  }
}
