import Foundation

/// What is to be done after a page.
enum PageStep<Page: Decodable & Sendable>: Sendable {
  /// Ask for the next page, at a URL if that is not where the endpoint says.
  case ask(Endpoint<Page>, at: URL?)
  /// There are no more pages.
  case end
  /// What the server says of the next page cannot be followed.
  case fail(APIError)
}
