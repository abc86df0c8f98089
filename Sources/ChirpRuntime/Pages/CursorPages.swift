import Foundation

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
    case .cursor(let cursor): .ask(endpoint(cursor))
    case .end: .end
    case .circle(let page):
      .fail(.pagination(page, reason: "the cursor of the next page came before"))
    }
  }

  mutating func take(_ page: APIResponse<Page>) -> [Item] {
    if let cursor = next(page.value), (cursor as? String)?.isEmpty != true {
      position = seen.contains(cursor) ? .circle(context(of: page, at: cursor)) : .cursor(cursor)
      seen.append(cursor)
    } else {
      position = .end
    }
    return items(page.value)
  }

  /// The response that `page` came in; for one made by hand, what would be known of it.
  private func context(of page: APIResponse<Page>, at cursor: Cursor) -> ResponseContext {
    page.origin?.context
      ?? ResponseContext(
        request: RequestContext(endpoint(cursor)), status: page.status, headers: page.headers,
        body: Data())
  }
}
