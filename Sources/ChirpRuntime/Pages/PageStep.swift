/// What is to be done after a page.
enum PageStep<Page: Decodable & Sendable>: Sendable {
  /// Ask for the next page.
  case ask(Endpoint<Page>)
  /// There are no more pages.
  case end
  /// What the server says of the next page cannot be followed.
  case fail(APIError)
}
