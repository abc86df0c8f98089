/// Elements in the order of their ranks, the smallest first, and in the order of their arrival
/// where ranks are equal. Adding one and taking the first out cost O(log n), taking another one out
/// O(1).
struct WaitingList<Rank: Comparable, Element> {
  /// Names an element as long as it is in the list.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Place {
    let rank: Rank
    let number: Int

    func isBefore(_ other: Place) -> Bool {
      rank == other.rank ? number < other.number : rank < other.rank
    }
  }

  /// A binary heap. Places of elements that were taken out stay in it until they come first, or
  /// are more than half of it.
  private var places: [Place] = []
  private var elements: [Int: Element] = [:]
  private var nextNumber = 0

  /// Whether there are no elements.
  var isEmpty: Bool { elements.isEmpty }

  /// The rank of the first element.
  var firstRank: Rank? { places.first?.rank }

  /// Adds `element`.
  mutating func add(_ element: Element, rank: Rank) -> Ticket {
    let ticket = Ticket(number: nextNumber)
    nextNumber += 1
    elements[ticket.number] = element
    places.append(Place(rank: rank, number: ticket.number))
    rise(from: places.count - 1)
    return ticket
  }

  /// Takes out the element of `ticket`, if it is in the list.
  mutating func remove(_ ticket: Ticket) -> Element? {
    guard let element = elements.removeValue(forKey: ticket.number) else {
      return nil
    }
    if places.count > 2 * elements.count + Self.spareCount {
      places.removeAll { elements[$0.number] == nil }
      // What is sorted is a heap.
      places.sort { $0.isBefore($1) }
    } else {
      dropEmptyPlaces()
    }
    return element
  }

  /// Takes out the first element.
  mutating func removeFirst() -> Element? {
    guard let first = places.first, let element = elements.removeValue(forKey: first.number) else {
      return nil
    }
    dropEmptyPlaces()
    return element
  }

  /// So many places without an element are not worth being looked for.
  private static var spareCount: Int { 32 }

  /// Makes the first place one that has an element.
  private mutating func dropEmptyPlaces() {
    while let first = places.first, elements[first.number] == nil {
      places.swapAt(0, places.count - 1)
      places.removeLast()
      sink(from: 0)
    }
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0, places[index].isBefore(places[(index - 1) / 2]) {
      places.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while let child = firstChild(of: index), places[child].isBefore(places[index]) {
      places.swapAt(index, child)
      index = child
    }
  }

  /// The child of the place at `index` that comes before the other.
  private func firstChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < places.count else {
      return nil
    }
    let right = left + 1
    return right < places.count && places[right].isBefore(places[left]) ? right : left
  }
}
