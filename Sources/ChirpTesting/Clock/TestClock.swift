import Synchronization

/// A clock whose time stands still until a test moves it, so that waits of any length pass at once
/// and to the instant.
///
/// ```swift
/// let clock = TestClock()
/// let tea = Task {
///   try await clock.sleep(for: .seconds(180))
///   return "ready"
/// }
/// try await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(179))
/// #expect(clock.sleepers == [.seconds(1)])
/// clock.advance(by: .seconds(1))
/// #expect(try await tea.value == "ready")
/// ```
///
/// A task begins to sleep when it gets to run, which may be after the line that follows its making:
/// wait for it with ``waitForSleepers(_:)`` before you move the time. What sleeps again and again,
/// such as a loop that polls, is moved one sleep at a time. A client sleeps until the timeout of its
/// calls, beside each that waits for its next attempt.
public final class TestClock: Clock {
  private let state = Mutex(SleepingTasks())

  /// A clock that shows zero.
  public init() {}

  /// What the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// One attosecond: no sleep is rounded.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// How much longer each sleeping task sleeps, the one that wakes first in front.
  public var sleepers: [Duration] { state.withLock { $0.remainders } }

  /// Sleeps until the clock has been moved to `deadline`, or beyond it.
  ///
  /// - Parameters:
  ///   - deadline: When the sleep ends. One that the clock shows already, or has passed, ends it at
  ///     once.
  ///   - tolerance: Not needed: this clock wakes nobody late.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await suspend { tasks, waiter in
      tasks.add(waiter, sleepingUntil: deadline)
    }
  }

  /// Waits until at least `count` tasks sleep.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func waitForSleepers(_ count: Int) async throws {
    try await suspend { tasks, waiter in
      tasks.add(waiter, awaitingSleepers: count)
    }
  }

  /// Moves the time forward, and wakes the tasks whose sleep is over by then, in the order of
  /// their deadlines.
  ///
  /// - Parameter duration: By how much. The time never goes back: a negative duration moves nothing.
  public func advance(by duration: Duration) {
    move { $0.now.advanced(by: max(duration, .zero)) }
  }

  /// Moves the time forward to the end of the sleep that ends first, and wakes the tasks whose sleep is
  /// over by then. Nothing happens if nobody sleeps.
  public func wakeNextSleeper() {
    move { $0.firstDeadline ?? $0.now }
  }

  /// Moves the time forward to the end of the last sleep, and wakes all sleeping tasks in the order
  /// of their deadlines. The sleeps that begin after that stay.
  public func run() {
    move { $0.lastDeadline ?? $0.now }
  }

  private func move(to target: (SleepingTasks) -> Instant) {
    let woken = state.withLock { $0.move(to: target($0)) }
    for waiter in woken {
      waiter.continuation.resume()
    }
  }

  /// Suspends the task until `add` or a later change of the state gives its waiter back.
  private func suspend(
    _ add: (inout SleepingTasks, Waiter) -> [Waiter]
  ) async throws {
    let id = state.withLock { $0.nextID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = Waiter(id: id, continuation: continuation)
        // A task is marked as cancelled before its handler runs, so that one of the two sees it.
        let done = state.withLock { tasks in
          Task.isCancelled ? nil : add(&tasks, waiter)
        }
        guard let done else {
          return continuation.resume(throwing: CancellationError())
        }
        for waiter in done {
          waiter.continuation.resume()
        }
      }
    } onCancel: {
      state.withLock { $0.remove(id) }?.continuation.resume(throwing: CancellationError())
    }
  }
}
