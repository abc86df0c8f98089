import Synchronization
import Testing

@testable import ChirpGenCore

@Suite struct FutureTests {
  @Test func makesItsValueOnce() {
    let count = Count()
    let future = Future { count.next() }
    #expect([future.value, future.value, future.value] == [1, 1, 1])
  }

  @Test func hasItsValueWhereAllProcessorsAreBusy() {
    let futures = (0..<1_000).map { number in Future { number } }
    #expect(futures.map(\.value) == Array(0..<1_000))
  }
}

/// How often something was asked for.
private final class Count: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
