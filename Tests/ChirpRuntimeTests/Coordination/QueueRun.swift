import Synchronization

@testable import ChirpRuntime

/// Many requests that go through a queue, step by step.
final class QueueRun: Sendable {
  private struct State {
    var priorities: [RequestPriority] = []
    /// The numbers of the requests that were let go on, in that order.
    var started: [Int] = []
    var tasks: [Task<Void, any Error>] = []
  }

  let slots = Occupancy()
  private let queue: RequestQueue
  private let executor = ManualExecutor()
  private let state = Mutex(State())

  init(limit: Int) {
    queue = RequestQueue(limit: limit)
  }

  /// By how many later ones a request of each priority was passed at most.
  var mostPassed: [RequestPriority: Int] {
    let (priorities, started) = state.withLock { ($0.priorities, $0.started) }
    var most: [RequestPriority: Int] = [:]
    var earlier = PrefixCounts(count: priorities.count)
    for (count, number) in started.enumerated() {
      let passed = count - earlier.count(below: number)
      most[priorities[number]] = max(most[priorities[number]] ?? 0, passed)
      earlier.add(number)
    }
    return most
  }

  /// Lets a request arrive that goes on for so many steps. It does so when it is its turn to run.
  func arrive(_ priority: RequestPriority, steps: Int) {
    let task = Task(executorPreference: executor) {
      let number = self.state.withLock { state in
        state.priorities.append(priority)
        return state.priorities.count - 1
      }
      try await self.queue.withSlot(priority) {
        self.slots.enter()
        self.state.withLock { $0.started.append(number) }
        for _ in 0..<steps {
          await Task.yield()
        }
        self.slots.leave()
      }
    }
    state.withLock { $0.tasks.append(task) }
  }

  /// Takes so many steps, of any requests.
  func advance(steps: Int) {
    executor.run(atMost: steps)
  }

  /// Takes all steps that are left.
  func end() async {
    executor.run()
    for task in state.withLock(\.tasks) {
      _ = await task.result
    }
  }
}
