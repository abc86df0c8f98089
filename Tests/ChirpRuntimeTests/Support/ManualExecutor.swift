import Dispatch
import Synchronization

/// Runs tasks only when it is told to, each until it waits for something, so that what has happened
/// then is known.
final class ManualExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var first = 0
    var isManual = true

    mutating func next() -> UnownedJob? {
      guard first < jobs.count else {
        jobs.removeAll(keepingCapacity: true)
        first = 0
        return nil
      }
      defer { first += 1 }
      return jobs[first]
    }
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isManual = state.withLock { state in
      if state.isManual {
        state.jobs.append(job)
      }
      return state.isManual
    }
    if !isManual {
      runElsewhere(job)
    }
  }

  /// Runs all tasks, in the order in which they became ready, until all of them wait.
  func run() {
    run(atMost: .max)
  }

  /// Runs tasks so many times.
  func run(atMost count: Int) {
    var left = count
    while left > 0, let job = state.withLock({ $0.next() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
      left -= 1
    }
  }

  /// Lets tasks run by themselves from now on.
  func letRun() {
    state.withLock { $0.isManual = false }
    while let job = state.withLock({ $0.next() }) {
      runElsewhere(job)
    }
  }

  private func runElsewhere(_ job: UnownedJob) {
    DispatchQueue.global().async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
