/// Pages of which each says where the next one begins.
struct CursorPages<Page: Decodable & Sendable, Item: Sendable, Cursor: Equatable & Sendable>:
  PageWalk
{
  private let items: @Sendable (Page) -> [Item]
  private let next: @Sendable (Page) -> Cursor?
  private let endpoint: @Sendable (Cursor?) -> Endpoint<Page>
  private var seen: [Cursor] = []
  private(set) var step: PageStep<Page>

  init(
    items: @escaping @Sendable (Page) -> [Item], next: @escaping @Sendable (Page) -> Cursor?,
    endpoint: @escaping @Sendable (Cursor?) -> Endpoint<Page>
  ) {
    self.items = items
    self.next = next
    self.endpoint = endpoint
    step = .ask(endpoint(nil), at: nil)
  }

  mutating func take(_ outcome: Call<Page>.Outcome) -> [Item] {
    if let cursor = next(outcome.response.value), (cursor as? String)?.isEmpty != true {
      step =
        seen.contains(cursor)
        ? .fail(.pagination(outcome.context, reason: "the cursor of the next page came before"))
        : .ask(endpoint(cursor), at: nil)
      seen.append(cursor)
    } else {
      step = .end
    }
    return items(outcome.response.value)
  }
}
