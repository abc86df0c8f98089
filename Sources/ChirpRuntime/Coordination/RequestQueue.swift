import Synchronization

/// Lets at most so many requests go on at once, while others wait for their turn: the more urgent
/// ones first, but not for ever.
///
/// A step of priority is worth 100 places in the queue. So every wait is bounded: a request of high
/// priority is passed by none that arrives later, one of normal priority by at most 99, and one of
/// low priority by at most 199. Among equals, who came first goes first.
final class RequestQueue: Sendable {
  private typealias Turn = FirstResult<Void>
  private typealias Line = WaitingList<Int, Turn>

  private struct State {
    let limit: Int
    var running = 0
    var isPaused = false
    var arrivals = 0
    var waiting = Line()

    private var hasFreeSlot: Bool { running < limit && !isPaused }

    /// A place in the queue; nil if the request may go on.
    mutating func arrive(_ priority: RequestPriority) -> (Line.Ticket, Turn)? {
      if hasFreeSlot && waiting.isEmpty {
        running += 1
        return nil
      }
      arrivals += 1
      let turn = Turn()
      return (waiting.add(turn, rank: arrivals - priority.steps * RequestQueue.step), turn)
    }

    /// Gives a free slot to the request that is first in the queue, whose turn it is then.
    mutating func next() -> Turn? {
      guard hasFreeSlot, let turn = waiting.removeFirst() else {
        return nil
      }
      running += 1
      return turn
    }
  }

  /// What a step of priority is worth. More would let low priority wait longer, and less would let
  /// high priority wait behind more that came before.
  private static let step = 100

  private let state: Mutex<State>

  /// - Parameter limit: How many requests may go on at once, at least one; nil for any number.
  init(limit: Int?) {
    state = Mutex(State(limit: max(limit ?? .max, 1)))
  }

  /// Waits for the turn of a request, and carries it out.
  ///
  /// - Throws: `CancellationError` at once if the task is cancelled while it waits, and what
  ///   `operation` throws.
  func withSlot<Value>(
    _ priority: RequestPriority, _ operation: () async throws -> Value
  ) async throws -> Value {
    try await takeSlot(priority)
    defer { giveSlot() }
    return try await operation()
  }

  /// Lets no more requests go on. It does not stop those that do, and those that wait keep their
  /// places.
  func pause() {
    state.withLock { $0.isPaused = true }
  }

  /// Lets requests go on again.
  func resume() {
    state.withLock { $0.isPaused = false }
    while let turn = state.withLock({ $0.next() }) {
      turn.settle(.success(()))
    }
  }

  private func takeSlot(_ priority: RequestPriority) async throws {
    try Task.checkCancellation()
    guard let (ticket, turn) = state.withLock({ $0.arrive(priority) }) else {
      return
    }
    try await turn.value {
      if state.withLock({ $0.waiting.remove(ticket) }) != nil {
        turn.settle(.failure(CancellationError()))
      }
    }
    // The task may have been cancelled when its turn had come already.
    if Task.isCancelled {
      giveSlot()
      throw CancellationError()
    }
  }

  private func giveSlot() {
    let turn = state.withLock { state in
      state.running -= 1
      return state.next()
    }
    turn?.settle(.success(()))
  }
}

extension RequestPriority {
  /// How many steps it is above the lowest.
  fileprivate var steps: Int {
    switch self {
    case .low: 0
    case .normal: 1
    case .high: 2
    }
  }
}
