/// What to ask of an API that gives a list in pages, and how one page leads to the next.
///
/// ```swift
/// let feed = PagedEndpoint.byPage(items: \.items, total: \.metadata.total) { page in
///   API.feed(page: page)
/// }
/// for try await post in client.items(feed) { … }
/// ```
///
/// It is a value, to build, keep and send as often as one likes: each time begins with the first
/// page.
public struct PagedEndpoint<Page: Decodable & Sendable, Item: Sendable>: Sendable {
  /// At the first page.
  let walk: any PageWalk<Page, Item>

  /// Pages by their numbers. They end with an empty page, or when as many items have come as there
  /// are in total.
  ///
  /// - Parameters:
  ///   - first: The number of the first page.
  ///   - items: The items of a page; nil stands for none.
  ///   - total: How many items there are in all pages from the first on, if a page says so.
  ///   - endpoint: The endpoint of the page of a number.
  public static func byPage(
    from first: Int = 1,
    items: @escaping @Sendable (Page) -> [Item]?,
    total: (@Sendable (Page) -> Int?)? = nil,
    endpoint: @escaping @Sendable (_ page: Int) -> Endpoint<Page>
  ) -> PagedEndpoint {
    PagedEndpoint(
      walk: NumberedPages(page: first, items: { items($0) ?? [] }, total: total, endpoint: endpoint)
    )
  }

  /// Pages by how many items lie before them, from 0 on. They end with an empty page; when as many
  /// items have come as there are in total, if the server says that; and otherwise with a page that
  /// has fewer items than were asked for.
  ///
  /// - Parameters:
  ///   - limit: How many items are asked for in each page; nil if the server decides.
  ///   - items: The items of a page; nil stands for none.
  ///   - total: How many items there are in all pages, if a page says so.
  ///   - endpoint: The endpoint of the page that begins at an offset.
  public static func byOffset(
    limit: Int? = nil,
    items: @escaping @Sendable (Page) -> [Item]?,
    total: (@Sendable (Page) -> Int?)? = nil,
    endpoint: @escaping @Sendable (_ offset: Int) -> Endpoint<Page>
  ) -> PagedEndpoint {
    PagedEndpoint(
      walk: OffsetPages(limit: limit, items: { items($0) ?? [] }, total: total, endpoint: endpoint))
  }

  /// Pages of which each says where the next one begins. They end where there is no cursor, or an
  /// empty text. A cursor that comes again throws ``APIError/pagination(_:reason:)`` rather than
  /// lead in a circle.
  ///
  /// - Parameters:
  ///   - items: The items of a page; nil stands for none.
  ///   - next: The cursor of the page after a page.
  ///   - endpoint: The endpoint of the page at a cursor, which is nil for the first one.
  public static func byCursor<Cursor: Equatable & Sendable>(
    items: @escaping @Sendable (Page) -> [Item]?,
    next: @escaping @Sendable (Page) -> Cursor?,
    endpoint: @escaping @Sendable (_ cursor: Cursor?) -> Endpoint<Page>
  ) -> PagedEndpoint {
    PagedEndpoint(walk: CursorPages(items: { items($0) ?? [] }, next: next, endpoint: endpoint))
  }

  /// Pages that name the next one in the header `Link` with the relation `next` (RFC 8288). They
  /// end where there is none. A link is followed with the endpoint's method, headers and body; one
  /// that leads to another origin, or that was followed before, throws
  /// ``APIError/pagination(_:reason:)``.
  ///
  /// - Parameters:
  ///   - items: The items of a page; nil stands for none.
  ///   - endpoint: The endpoint of the first page, made anew for each page.
  public static func byLink(
    items: @escaping @Sendable (Page) -> [Item]?,
    endpoint: @escaping @Sendable () -> Endpoint<Page>
  ) -> PagedEndpoint {
    PagedEndpoint(walk: LinkedPages(items: { items($0) ?? [] }, endpoint: endpoint))
  }
}
