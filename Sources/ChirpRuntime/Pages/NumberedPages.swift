/// Pages by their numbers.
struct NumberedPages<Page: Decodable & Sendable, Item: Sendable>: PageWalk {
  /// The number of the next page.
  private var page: Int
  private let items: @Sendable (Page) -> [Item]
  private let total: (@Sendable (Page) -> Int?)?
  private let endpoint: @Sendable (Int) -> Endpoint<Page>
  private var receivedCount = 0
  private var isAtEnd = false

  init(
    page: Int, items: @escaping @Sendable (Page) -> [Item], total: (@Sendable (Page) -> Int?)?,
    endpoint: @escaping @Sendable (Int) -> Endpoint<Page>
  ) {
    self.page = page
    self.items = items
    self.total = total
    self.endpoint = endpoint
  }

  var step: PageStep<Page> { isAtEnd ? .end : .ask(endpoint(page)) }

  mutating func take(_ page: APIResponse<Page>) -> [Item] {
    let items = items(page.value)
    receivedCount += items.count
    self.page += 1
    isAtEnd = items.isEmpty || total?(page.value).map { receivedCount >= $0 } ?? false
    return items
  }
}
