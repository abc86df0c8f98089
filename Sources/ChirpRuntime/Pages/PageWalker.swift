/// Goes from page to page of one paged endpoint, as they are asked for.
struct PageWalker<Page: Decodable & Sendable, Item: Sendable>: Sendable {
  private let client: any APISending
  /// nil after the last page and after an error.
  private var walk: (any PageWalk<Page, Item>)?

  init(_ endpoint: PagedEndpoint<Page, Item>, client: any APISending) {
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
    case .ask(let endpoint):
      let response = try await client.response(for: endpoint)
      let items = walk.take(response)
      self.walk = walk
      return (response.value, items)
    case .end:
      return nil
    case .fail(let error):
      throw error
    }
  }
}
