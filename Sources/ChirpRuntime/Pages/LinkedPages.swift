import Foundation

/// Pages that name the next one in the header `Link` (RFC 8288).
struct LinkedPages<Page: Decodable & Sendable, Item: Sendable>: PageWalk {
  private enum Position {
    /// Before the page at a URL, which is nil for the first one.
    case page(URL?)
    case end
    /// After a page with a link that cannot be followed.
    case fault(APIError)
  }

  private let items: @Sendable (Page) -> [Item]
  private let endpoint: @Sendable () -> Endpoint<Page>
  private var seen: Set<URL> = []
  private var position = Position.page(nil)

  init(
    items: @escaping @Sendable (Page) -> [Item], endpoint: @escaping @Sendable () -> Endpoint<Page>
  ) {
    self.items = items
    self.endpoint = endpoint
  }

  var step: PageStep<Page> {
    switch position {
    case .page(let url): .ask(endpoint(), at: url)
    case .end: .end
    case .fault(let error): .fail(error)
    }
  }

  mutating func take(_ outcome: Call<Page>.Outcome) -> [Item] {
    seen.insert(outcome.requestURL)
    let header = outcome.response.headers["Link"].map(LinkHeader.init)
    if let target = header?.target(of: "next") {
      position = position(of: target, in: outcome)
    } else {
      position = .end
    }
    return items(outcome.response.value)
  }

  private func position(of target: String, in outcome: Call<Page>.Outcome) -> Position {
    func fault(_ reason: String) -> Position {
      .fault(.pagination(outcome.context, reason: "the link to the next page \(reason)"))
    }
    let reference = String(target.prefix { $0 != "#" })
    guard let url = URL(string: reference, relativeTo: outcome.responseURL)?.absoluteURL,
      url.user() == nil, url.password() == nil, let origin = Origin(url)
    else {
      return fault("is no http or https URL")
    }
    guard origin == Origin(outcome.requestURL) else {
      return fault("leads to another origin")
    }
    guard !seen.contains(url) else {
      return fault("leads to a page that came before")
    }
    return .page(url)
  }
}
