/// Pages by how many items lie before them.
struct OffsetPages<Page: Decodable & Sendable, Item: Sendable>: PageWalk {
  private let limit: Int?
  private let items: @Sendable (Page) -> [Item]
  private let total: (@Sendable (Page) -> Int?)?
  private let endpoint: @Sendable (Int) -> Endpoint<Page>
  private var offset = 0
  private var isAtEnd = false

  init(
    limit: Int?, items: @escaping @Sendable (Page) -> [Item], total: (@Sendable (Page) -> Int?)?,
    endpoint: @escaping @Sendable (Int) -> Endpoint<Page>
  ) {
    self.limit = limit
    self.items = items
    self.total = total
    self.endpoint = endpoint
  }

  var step: PageStep<Page> { isAtEnd ? .end : .ask(endpoint(offset)) }

  mutating func take(_ page: APIResponse<Page>) -> [Item] {
    let items = items(page.value)
    offset += items.count
    isAtEnd = items.isEmpty || isLast(page.value, itemCount: items.count)
    return items
  }

  /// A server may give fewer items than were asked for and have more: its total goes before.
  private func isLast(_ page: Page, itemCount: Int) -> Bool {
    if let total = total?(page) {
      return offset >= total
    }
    return limit.map { itemCount < $0 } ?? false
  }
}
