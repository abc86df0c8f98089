import Synchronization
import Testing

@testable import ChirpRuntime

@Suite struct RequestQueueTests {
  @Test func requestsBeyondTheLimitWaitInTheOrderOfTheirArrival() {
    let requests = QueuedRequests(limit: 2)
    requests.arrive("a", "b", "c", "d", "e")
    #expect(requests.started == ["a", "b"])
    requests.finish("b")
    #expect(requests.started == ["a", "b", "c"])
    requests.finish("a")
    requests.finish("c")
    #expect(requests.started == ["a", "b", "c", "d", "e"])
    requests.finishAll()
  }

  @Test func withoutALimitNobodyWaits() {
    let requests = QueuedRequests(limit: nil)
    requests.arrive("a", "b", "c", "d", "e", priority: .low)
    #expect(requests.started == ["a", "b", "c", "d", "e"])
    requests.finishAll()
  }

  @Test(arguments: [1, 0, -1]) func atLeastOneGoesOn(limit: Int) {
    let requests = QueuedRequests(limit: limit)
    requests.arrive("a", "b")
    #expect(requests.started == ["a"])
    requests.finish("a")
    #expect(requests.started == ["a", "b"])
    requests.finishAll()
  }

  @Test func theMoreUrgentGoFirst() {
    let requests = QueuedRequests(limit: 1)
    requests.arrive("a")
    requests.arrive("low 1", "low 2", priority: .low)
    requests.arrive("normal 1", priority: .normal)
    requests.arrive("high 1", "high 2", priority: .high)
    requests.arrive("normal 2", priority: .normal)
    requests.finishLast(times: 6)
    #expect(
      requests.started == ["a", "high 1", "high 2", "normal 1", "normal 2", "low 1", "low 2"])
    requests.finishAll()
  }

  @Test(arguments: [
    (RequestPriority.low, RequestPriority.high, 199), (.low, .normal, 99), (.normal, .high, 99),
    (.low, .low, 0), (.high, .low, 0), (.normal, .low, 0), (.high, .normal, 0),
  ])
  func soManyLaterOnesPassARequest(
    priority: RequestPriority, others: RequestPriority, count: Int
  ) {
    let requests = QueuedRequests(limit: 1)
    requests.arrive("a")
    requests.arrive("it", priority: priority)
    for number in 0..<300 {
      requests.arrive("\(number)", priority: others)
    }
    requests.finishLast(times: count)
    #expect(!requests.started.contains("it"))
    requests.finishLast()
    #expect(requests.started.last == "it")
    #expect(requests.started.count == count + 2)
    requests.finishAll()
  }

  @Test func aRequestGivesItsValueOrItsErrorAndItsSlot() async throws {
    let queue = RequestQueue(limit: 1)
    #expect(try await queue.withSlot(.normal) { 1 } == 1)
    await #expect(throws: TransportError(.timedOut)) {
      try await queue.withSlot(.normal) { throw TransportError(.timedOut) }
    }
    #expect(try await queue.withSlot(.normal) { 2 } == 2)
  }

  @Test func aRequestThatIsCancelledWhileItWaitsLeavesAtOnce() {
    let requests = QueuedRequests(limit: 1)
    requests.arrive("a", "b", "c")
    requests.cancel("b")
    #expect(requests.cancelled == ["b"])
    requests.finish("a")
    #expect(requests.started == ["a", "c"])
    requests.arrive("d")
    requests.finish("c")
    #expect(requests.started == ["a", "c", "d"])
    requests.finishAll()
  }

  @Test func aRequestThatIsCancelledWhenItIsItsTurnPassesItOn() {
    let requests = QueuedRequests(limit: 1)
    requests.arrive("a", "b", "c")
    requests.finish("a", andCancel: "b")
    #expect(requests.cancelled == ["b"])
    #expect(requests.started == ["a", "c"])
    requests.finish("c")
    requests.arrive("d", "e")
    #expect(requests.started == ["a", "c", "d"])
    requests.finishAll()
  }

  @Test func aRequestThatGoesOnKeepsItsSlotWhenItIsCancelled() {
    let requests = QueuedRequests(limit: 1)
    requests.arrive("a", "b")
    requests.cancel("a")
    #expect(requests.started == ["a"])
    requests.finish("a")
    #expect(requests.started == ["a", "b"])
    #expect(requests.cancelled == ["a"])
    requests.finishAll()
  }

  @Test func aTaskThatWasCancelledBeforeTakesNoSlot() async throws {
    let queue = RequestQueue(limit: nil)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await queue.withSlot(.normal) { _ = Issue.record("it went on") }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [2, nil]) func aPauseLetsNobodyGoOn(limit: Int?) {
    let requests = QueuedRequests(limit: limit)
    requests.arrive("a")
    requests.pause()
    requests.arrive("b", "c", "d")
    requests.arrive("e", priority: .high)
    requests.finish("a")
    #expect(requests.started == ["a"])
    requests.cancel("c")
    #expect(requests.cancelled == ["c"])
    requests.resume()
    #expect(requests.started == (limit == nil ? ["a", "e", "b", "d"] : ["a", "e", "b"]))
    requests.finish("b")
    #expect(requests.started == ["a", "e", "b", "d"])
    requests.finishAll()
  }

  @Test func aPauseThatIsOverChangesNothing() {
    let requests = QueuedRequests(limit: 1)
    requests.pause()
    requests.pause()
    requests.resume()
    requests.resume()
    requests.arrive("a", "b")
    #expect(requests.started == ["a"])
    requests.finish("a")
    #expect(requests.started == ["a", "b"])
    requests.finishAll()
  }
}
