/// A way through pages: what to ask for next, after the pages that have come so far.
protocol PageWalk<Page, Item>: Sendable {
  associatedtype Page: Decodable & Sendable
  associatedtype Item: Sendable

  /// What is to be done next.
  var step: PageStep<Page> { get }

  /// Goes past the page that was asked for, and gives its items.
  mutating func take(_ page: APIResponse<Page>) -> [Item]
}
