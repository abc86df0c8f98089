/// Goes from page to page of one paged endpoint, as they are asked for.
struct PageWalker<Page: Decodable & Sendable, Item: Sendable>: Sendable {
  private let client: APIClient
  /// nil after the last page and after an error.
  private var walk: (any PageWalk<Page, Item>)?

  init(_ endpoint: PagedEndpoint<Page, Item>, client: APIClient) {
    self.client = client
    walk = endpoint.walk
  }

  /// The next page and its items; nil at the end.
  ///
  /// - Throws: `APIError`, or `CancellationError`.
  mutating func next() async throws -> (page: Page, items: [Item])? {
    guard var walk else {
      return nil
    }
    self.walk = nil
    switch walk.step {
    case .ask(let endpoint, let url):
      let outcome = try await Call(endpoint: endpoint, client: client, url: url).outcome()
      let items = walk.take(outcome)
      self.walk = walk
      return (outcome.response.value, items)
    case .end:
      return nil
    case .fail(let error):
      throw error
    }
  }
}
