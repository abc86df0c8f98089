/// What a mock answers to what it is asked, and what it has been asked.
struct StubTable<Call, Answer> {
  private struct Entry {
    let isMatch: (Call) -> Bool
    let answer: Answer
  }

  private(set) var calls: [Call] = []
  private var queue: [Entry] = []
  private var stubs: [Entry] = []

  /// Adds an answer to the next call for which there is none in front of it in the queue.
  mutating func enqueue(_ answer: Answer, for isMatch: @escaping (Call) -> Bool) {
    queue.append(Entry(isMatch: isMatch, answer: answer))
  }

  /// Adds an answer to all calls that find none in the queue and none that was added later.
  mutating func stub(_ answer: Answer, for isMatch: @escaping (Call) -> Bool) {
    stubs.append(Entry(isMatch: isMatch, answer: answer))
  }

  /// Records `call`, and gives the answer to it.
  mutating func answer(to call: Call) -> Answer? {
    calls.append(call)
    if let index = queue.firstIndex(where: { $0.isMatch(call) }) {
      return queue.remove(at: index).answer
    }
    return stubs.last { $0.isMatch(call) }?.answer
  }
}
