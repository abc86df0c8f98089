import Testing

@testable import ChirpRuntime

@Suite struct WaitingListTests {
  @Test func theSmallestRankComesFirstAndThenTheFirstToArrive() {
    var list = WaitingList<Int, String>()
    for (rank, element) in [(2, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e"), (2, "f")] {
      _ = list.add(element, rank: rank)
    }
    #expect(list.firstRank == 0)
    var order: [String] = []
    while let element = list.removeFirst() {
      order.append(element)
    }
    #expect(order == ["e", "b", "d", "a", "c", "f"])
    #expect(list.isEmpty)
    #expect(list.firstRank == nil)
  }

  @Test func anElementIsTakenOutOnce() {
    var list = WaitingList<Int, String>()
    let first = list.add("a", rank: 1)
    let second = list.add("b", rank: 2)
    #expect(list.remove(first) == "a")
    #expect(list.remove(first) == nil)
    #expect(list.firstRank == 2)
    #expect(list.removeFirst() == "b")
    #expect(list.remove(second) == nil)
    #expect(list.removeFirst() == nil)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func itGivesWhatASortedListWould(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = WaitingList<Int, Int>()
    var model: [(rank: Int, element: Int, ticket: WaitingList<Int, Int>.Ticket)] = []
    for step in 0..<2000 {
      // Each list grows, and then becomes empty.
      switch Int.random(in: 0..<(step < 1000 ? 6 : 3), using: &random) {
      case 0:
        let first = model.min { ($0.rank, $0.element) < ($1.rank, $1.element) }
        #expect(list.removeFirst() == first?.element)
        model.removeAll { $0.element == first?.element }
      case 1, 2:
        guard let index = model.indices.randomElement(using: &random) else {
          continue
        }
        #expect(list.remove(model[index].ticket) == model[index].element)
        model.remove(at: index)
      default:
        let rank = Int.random(in: 0..<10, using: &random)
        model.append((rank, step, list.add(step, rank: rank)))
      }
      #expect(list.firstRank == model.map(\.rank).min())
      #expect(list.isEmpty == model.isEmpty)
    }
    #expect(list.isEmpty)
  }
}
