import Testing

@testable import ChirpGenCore

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 63, 64, 65, 1_000])
  func givesWhatIsMadeInOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
  }
}
