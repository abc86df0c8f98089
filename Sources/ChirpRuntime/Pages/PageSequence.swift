/// The pages of a list, each asked for when it is awaited.
///
/// It can be gone through several times; each time begins with the first page and sends its
/// requests anew. What ends it is the last page or an error: an `APIError`, or `CancellationError`
/// if the task was cancelled.
public struct PageSequence<Page: Decodable & Sendable, Item: Sendable>: AsyncSequence, Sendable {
  /// Awaits one page after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var walker: PageWalker<Page, Item>

    init(_ walker: PageWalker<Page, Item>) {
      self.walker = walker
    }

    /// The next page; nil after the last one, and after an error.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Page? {
      try await walker.next()?.page
    }
  }

  private let walker: PageWalker<Page, Item>

  init(_ walker: PageWalker<Page, Item>) {
    self.walker = walker
  }

  /// An iterator at the first page.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(walker)
  }
}
