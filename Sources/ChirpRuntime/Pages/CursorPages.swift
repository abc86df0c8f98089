/// Pages of which each says where the next one begins.
struct CursorPages<Page: Decodable & Sendable, Item: Sendable, Cursor: Equatable & Sendable>:
  PageWalk
{
  private enum Position {
    /// Before the page at a cursor, which is nil for the first one.
    case cursor(Cursor?)
    case end
    /// After a page with a cursor that came before.
    case circle(ResponseContext)
  }

  private let items: @Sendable (Page) -> [Item]
  private let next: @Sendable (Page) -> Cursor?
  private let endpoint: @Sendable (Cursor?) -> Endpoint<Page>
  private var seen: [Cursor] = []
  private var position = Position.cursor(nil)

  init(
    items: @escaping @Sendable (Page) -> [Item], next: @escaping @Sendable (Page) -> Cursor?,
    endpoint: @escaping @Sendable (Cursor?) -> Endpoint<Page>
  ) {
    self.items = items
    self.next = next
    self.endpoint = endpoint
  }

  var step: PageStep<Page> {
    switch position {
    case .cursor(let cursor): .ask(endpoint(cursor), at: nil)
    case .end: .end
    case .circle(let page):
      .fail(.pagination(page, reason: "the cursor of the next page came before"))
    }
  }

  mutating func take(_ outcome: Call<Page>.Outcome) -> [Item] {
    if let cursor = next(outcome.response.value), (cursor as? String)?.isEmpty != true {
      position = seen.contains(cursor) ? .circle(outcome.context) : .cursor(cursor)
      seen.append(cursor)
    } else {
      position = .end
    }
    return items(outcome.response.value)
  }
}
