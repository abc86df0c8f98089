import BookshopAPI
import ChirpRuntime
public import Foundation

/// What the screens of an app know of the API: its types and its errors end here.
public struct Shop: Sendable {
  private let api: any APISending

  public init(baseURL: URL, token: @escaping @Sendable () async throws -> String?) {
    self.init(api: APIClient(baseURL: baseURL, token: token))
  }

  /// - Parameter api: A client, or a mock.
  package init(api: any APISending) {
    self.api = api
  }

  public func offers(by author: String? = nil) async throws -> [Offer] {
    try await api.send(API.books(author: author)).map { book in
      let cents = book.cents % 100
      return Offer(
        id: book.id, title: "\(book.title), \(book.author)",
        price: "\(book.cents / 100).\(cents < 10 ? "0" : "")\(cents)")
    }
  }

  public func buy(_ offer: Offer) async throws -> Purchase {
    do {
      return .done(orderID: try await api.send(API.order(bookID: offer.id)).id)
    } catch let error as APIError where error.code == .soldOut {
      return .soldOut
    } catch let error as APIError where error.isUnauthorized {
      return .signInFirst
    }
  }
}
