import Synchronization

/// Counts those that do something at the same time.
final class Occupancy: Sendable {
  private let state = Mutex((now: 0, most: 0, all: 0))

  /// How many do it now.
  var now: Int { state.withLock(\.now) }

  /// How many did it at once at most.
  var most: Int { state.withLock(\.most) }

  /// How many did it or do it.
  var all: Int { state.withLock(\.all) }

  /// Gives the number of who does it now, from 1.
  @discardableResult
  func enter() -> Int {
    state.withLock { state in
      state.now += 1
      state.all += 1
      state.most = max(state.most, state.now)
      return state.all
    }
  }

  func leave() {
    state.withLock { $0.now -= 1 }
  }
}
