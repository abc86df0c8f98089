/// The time of a clock, and who waits for it. Each change gives the waiters that are to be resumed.
struct SleepingTasks {
  private struct Sleeper {
    let waiter: Waiter
    let deadline: TestClock.Instant
  }

  private struct Observer {
    let waiter: Waiter
    let count: Int
  }

  private(set) var now = TestClock.Instant(offset: .zero)
  /// The one that wakes first in front, and of two with one deadline the one that slept first.
  private var sleepers: [Sleeper] = []
  private var observers: [Observer] = []
  private var idCount = 0

  var remainders: [Duration] { sleepers.map { now.duration(to: $0.deadline) } }

  var firstDeadline: TestClock.Instant? { sleepers.first?.deadline }

  var lastDeadline: TestClock.Instant? { sleepers.last?.deadline }

  mutating func nextID() -> Int {
    idCount += 1
    return idCount
  }

  mutating func add(_ waiter: Waiter, sleepingUntil deadline: TestClock.Instant) -> [Waiter] {
    guard deadline > now else {
      return [waiter]
    }
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(waiter: waiter, deadline: deadline), at: index)
    let satisfied = observers.filter { $0.count <= sleepers.count }
    observers.removeAll { $0.count <= sleepers.count }
    return satisfied.map(\.waiter)
  }

  mutating func add(_ waiter: Waiter, awaitingSleepers count: Int) -> [Waiter] {
    guard count > sleepers.count else {
      return [waiter]
    }
    observers.append(Observer(waiter: waiter, count: count))
    return []
  }

  mutating func move(to target: TestClock.Instant) -> [Waiter] {
    now = target
    let woken = sleepers.prefix { $0.deadline <= target }
    sleepers.removeFirst(woken.count)
    return woken.map(\.waiter)
  }

  mutating func remove(_ id: Int) -> Waiter? {
    if let index = sleepers.firstIndex(where: { $0.waiter.id == id }) {
      return sleepers.remove(at: index).waiter
    }
    if let index = observers.firstIndex(where: { $0.waiter.id == id }) {
      return observers.remove(at: index).waiter
    }
    return nil
  }
}
