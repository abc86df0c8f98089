/// The items of all pages of a list, in order. The next page is asked for when the items of the one
/// before are used up.
///
/// It can be gone through several times; each time begins with the first page and sends its
/// requests anew. What ends it is the last item or an error: an `APIError`, or `CancellationError`
/// if the task was cancelled.
public struct PagedItems<Page: Decodable & Sendable, Item: Sendable>: AsyncSequence, Sendable {
  /// Awaits one item after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var walker: PageWalker<Page, Item>
    private var items: IndexingIterator<[Item]> = [].makeIterator()

    init(_ walker: PageWalker<Page, Item>) {
      self.walker = walker
    }

    /// The next item; nil after the last one, and after an error.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Item? {
      try Task.checkCancellation()
      while true {
        if let item = items.next() {
          return item
        }
        guard let items = try await walker.next()?.items else {
          return nil
        }
        self.items = items.makeIterator()
      }
    }
  }

  private let walker: PageWalker<Page, Item>

  init(_ walker: PageWalker<Page, Item>) {
    self.walker = walker
  }

  /// An iterator before the first item.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(walker)
  }
}
