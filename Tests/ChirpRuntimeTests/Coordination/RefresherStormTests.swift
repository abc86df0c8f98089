import Testing

@testable import ChirpRuntime

/// Rounds of calls that are all refused at the same time.
@Suite(.timeLimit(.minutes(10))) struct RefresherStormTests {
  private static let callCount = 1_000

  /// How a call ended.
  private enum Answer: Hashable {
    case refreshed
    case failed(TransportError)
    case cancelled
  }

  @Test func oneRefreshServesEachRoundAndEachCallIsAnsweredOnce() async {
    let refresher = Refresher()
    let refreshes = Occupancy()
    let rounds = Soak.isFull ? 200 : 10
    var random = SeededGenerator(seed: 7)
    for round in 0..<rounds {
      let failure =
        round.isMultiple(of: 5) ? TransportError(.timedOut, detail: "round \(round)") : nil
      let unlucky = (0..<Self.callCount).filter { _ in Bool.random(using: &random) }
      let answers = await Self.answers(
        refresher, refreshes, failure: failure,
        unlucky: unlucky.shuffled(using: &random))
      let outcome = failure.map(Answer.failed) ?? .refreshed
      let others = Set(0..<Self.callCount).subtracting(unlucky)
      #expect(answers.count == Self.callCount)
      #expect(others.allSatisfy { answers[$0] == outcome })
      #expect(answers.allSatisfy { $0 == outcome || $0 == .cancelled })
    }
    #expect(refreshes.all == rounds)
    #expect(refreshes.most == 1)
    #expect(refresher.generation == rounds)
  }

  /// The answers to calls that were signed before any of them asked.
  private static func answers(
    _ refresher: Refresher, _ refreshes: Occupancy, failure: TransportError?, unlucky: [Int]
  ) async -> [Answer] {
    let stamp = refresher.generation
    let calls = (0..<callCount).map { _ in
      Task {
        try await refresher.refresh(since: stamp) {
          refreshes.enter()
          defer { refreshes.leave() }
          for _ in 0..<10 {
            await Task.yield()
          }
          if let failure {
            throw failure
          }
        }
      }
    }
    for index in unlucky {
      calls[index].cancel()
    }
    var answers: [Answer] = []
    for call in calls {
      switch await call.result {
      case .success: answers.append(.refreshed)
      case .failure(let error as TransportError): answers.append(.failed(error))
      case .failure(is CancellationError): answers.append(.cancelled)
      case .failure(let error): Issue.record(error)
      }
    }
    return answers
  }
}
