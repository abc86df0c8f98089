import Synchronization

/// Watches over the deadlines of a client, with one task that sleeps until the next one: a task and
/// a sleep for each call would cost more than all the rest of it.
final class DeadlineTimer: Sendable {
  /// What is done when a deadline passes.
  typealias Action = @Sendable () -> Void

  /// Names a deadline that has not passed.
  typealias Ticket = WaitingList<Duration, Action>.Ticket

  private struct Sleeper {
    let task: Task<Void, Never>
    var end: Duration
  }

  private struct State {
    var deadlines = WaitingList<Duration, Action>()
    /// Who sleeps until the next deadline, and goes on when that is removed: the one after it is
    /// not earlier, and most calls come with a later one.
    var sleeper: Sleeper?
  }

  private let time: TimeSource
  private let state = Mutex(State())

  init(_ time: TimeSource) {
    self.time = time
  }

  deinit {
    state.withLock { $0.sleeper?.task.cancel() }
  }

  /// Does `action` after `duration`, if the deadline is not removed before. The action should be
  /// short: others wait for it.
  func add(after duration: Duration, _ action: @escaping Action) -> Ticket {
    let end = time.now + duration
    return state.withLock { state in
      if state.sleeper.map({ end < $0.end }) ?? true {
        state.sleeper?.task.cancel()
        state.sleeper = Sleeper(task: sleep(until: end), end: end)
      }
      return state.deadlines.add(action, rank: end)
    }
  }

  /// Forgets the deadline, unless it has passed.
  func remove(_ ticket: Ticket) {
    _ = state.withLock { $0.deadlines.remove(ticket) }
  }

  /// A task that sleeps from one deadline to the next until there is none, and that holds neither
  /// the timer nor what belongs to the caller that began it.
  private func sleep(until end: Duration) -> Task<Void, Never> {
    Task.detached { [weak self, time] in
      var next: Duration? = end
      while let end = next, (try? await time.sleep(until: end)) != nil {
        next = self?.endOfNext()
      }
    }
  }

  /// Does what is due, and says until when to sleep then; nil if there is nothing to wait for, or
  /// another task waits for it.
  private func endOfNext() -> Duration? {
    let now = time.now
    var passed: [Action] = []
    let next: Duration? = state.withLock { state in
      guard !Task.isCancelled else {
        return nil
      }
      while let end = state.deadlines.firstRank, end <= now,
        let action = state.deadlines.removeFirst()
      {
        passed.append(action)
      }
      guard let end = state.deadlines.firstRank else {
        state.sleeper = nil
        return nil
      }
      state.sleeper?.end = end
      return end
    }
    for action in passed {
      action()
    }
    return next
  }
}
