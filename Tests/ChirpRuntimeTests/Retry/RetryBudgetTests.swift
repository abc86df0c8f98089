import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct RetryBudgetTests {
  @Test func aBucketHoldsFiveHundredTokens() {
    var bucket = TokenBucket()
    #expect(bucket.tokens == 500 && bucket.isFull)
    bucket.deposit()
    #expect(bucket.tokens == 500)
    let first = [bucket.withdraw(501), bucket.withdraw(500), bucket.withdraw(1)]
    #expect(first == [false, true, false])
    #expect(bucket.tokens == 0 && !bucket.isFull)
    bucket.deposit()
    let second = [bucket.withdraw(2), bucket.withdraw(1)]
    #expect(second == [false, true])
    #expect(bucket.tokens == 0)
  }

  @Test func eachOriginHasItsOwnBucket() throws {
    let budget = RetryBudget()
    let first = try origin("https://a.example/x")
    #expect(budget.withdraw(450, of: first))
    #expect(budget.tokens(of: try origin("https://A.example:443/y?z")) == 50)
    for other in ["http://a.example", "https://a.example:8443", "https://b.example"] {
      #expect(budget.tokens(of: try origin(other)) == 500)
    }
    for _ in 0..<3 {
      budget.withBucket(of: first) { $0.deposit() }
    }
    #expect(budget.tokens(of: first) == 53)
  }

  @Test func fullBucketsTakeNoPlace() throws {
    let budget = RetryBudget(originLimit: 1)
    let first = try origin("https://a.example")
    #expect(budget.withdraw(500, of: first))
    for number in 0..<1000 {
      budget.withBucket(of: try origin("https://\(number).example")) { $0.deposit() }
    }
    #expect(budget.tokens(of: first) == 0)
    // One that is full again makes room.
    for _ in 0..<500 {
      budget.withBucket(of: first) { $0.deposit() }
    }
    #expect(budget.withdraw(5, of: try origin("https://b.example")))
    #expect(budget.tokens(of: try origin("https://b.example")) == 495)
  }

  @Test func theFullestBucketIsForgotten() throws {
    let budget = RetryBudget(originLimit: 3)
    let origins = try (0..<4).map { try origin("https://\($0).example") }
    for (origin, cost) in zip(origins, [100, 50, 500, 200]) {
      #expect(budget.withdraw(cost, of: origin))
    }
    #expect(origins.map { budget.tokens(of: $0) } == [400, 500, 0, 300])
    // A bucket that is kept is no further one.
    #expect(budget.withdraw(5, of: origins[0]))
    #expect(origins.map { budget.tokens(of: $0) } == [395, 500, 0, 300])
  }

  @Test func noTokenIsTakenTwice() async throws {
    let budget = RetryBudget()
    let origin = try origin("https://a.example")
    let taken = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<1000).count { _ in budget.withdraw(5, of: origin) }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(taken == 100)
    #expect(budget.tokens(of: origin) == 0)
  }

  private func origin(_ text: String) throws -> Origin {
    try #require(URL(string: text).flatMap(Origin.init))
  }
}

extension RetryBudget {
  fileprivate func withdraw(_ cost: Int, of origin: Origin) -> Bool {
    withBucket(of: origin) { $0.withdraw(cost) }
  }

  fileprivate func tokens(of origin: Origin) -> Int {
    withBucket(of: origin) { $0.tokens }
  }
}
