import Synchronization

@testable import ChirpRuntime

/// A clock that stands still until it is moved.
final class ManualClock: Clock {
  /// A time, as what has passed since the clock was made.
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [FirstResult<Void>: Instant] = [:]
    var watchers: [(count: Int, signal: FirstResult<Void>)] = []

    /// Takes out those that wait for as many sleepers as there are.
    mutating func satisfiedWatchers() -> [FirstResult<Void>] {
      let satisfied = watchers.filter { $0.count == sleepers.count }
      watchers.removeAll { $0.count == sleepers.count }
      return satisfied.map(\.signal)
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }

  var minimumResolution: Duration { .zero }

  /// Until when tasks sleep, the next to wake first.
  var ends: [Duration] { state.withLock { $0.sleepers.values.map(\.offset).sorted() } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let sleeper = FirstResult<Void>()
    change { state in
      guard state.now < deadline else {
        return [sleeper]
      }
      state.sleepers[sleeper] = deadline
      return []
    }
    try await sleeper.value {
      change { state in
        state.sleepers[sleeper] = nil
        return []
      }
      sleeper.settle(.failure(CancellationError()))
    }
  }

  /// Moves the clock on, and wakes those whose time has come.
  func advance(by duration: Duration) {
    change { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value <= state.now }
      for (sleeper, _) in woken {
        state.sleepers[sleeper] = nil
      }
      return woken.sorted { $0.value < $1.value }.map(\.key)
    }
  }

  /// Waits until exactly `count` tasks sleep.
  func waitForSleepers(_ count: Int) async throws {
    let watcher = FirstResult<Void>()
    change { state in
      state.watchers.append((count, watcher))
      return []
    }
    try await watcher.value { watcher.settle(.failure(CancellationError())) }
  }

  /// Does `action`, and wakes the sleepers that it gives and who waits for so many.
  private func change(_ action: (inout State) -> [FirstResult<Void>]) {
    let woken = state.withLock { state in action(&state) + state.satisfiedWatchers() }
    for task in woken {
      task.settle(.success(()))
    }
  }
}
