import Foundation

/// Pages that name the next one in the header `Link` (RFC 8288).
struct LinkedPages<Page: Decodable & Sendable, Item: Sendable>: PageWalk {
  private let items: @Sendable (Page) -> [Item]
  private let endpoint: Endpoint<Page>
  private var seen: Set<URL> = []
  private(set) var step: PageStep<Page>

  init(
    items: @escaping @Sendable (Page) -> [Item], endpoint: @escaping @Sendable () -> Endpoint<Page>
  ) {
    self.items = items
    self.endpoint = endpoint()
    step = .ask(self.endpoint, at: nil)
  }

  mutating func take(_ outcome: Call<Page>.Outcome) -> [Item] {
    seen.insert(outcome.requestURL)
    let header = outcome.response.headers["Link"].map(LinkHeader.init)
    if let target = header?.target(of: "next") {
      step = step(to: target, from: outcome)
    } else {
      step = .end
    }
    return items(outcome.response.value)
  }

  private func step(to target: String, from outcome: Call<Page>.Outcome) -> PageStep<Page> {
    func fault(_ reason: String) -> PageStep<Page> {
      .fail(.pagination(outcome.context, reason: reason))
    }
    let reference = String(target.prefix { $0 != "#" })
    guard let url = URL(string: reference, relativeTo: outcome.responseURL)?.absoluteURL,
      url.user() == nil, url.password() == nil, let origin = Origin(url)
    else {
      return fault("the link to the next page is no http or https URL")
    }
    guard origin == Origin(outcome.requestURL) else {
      return fault("the link to the next page leads to another origin")
    }
    guard !seen.contains(url) else {
      return fault("the link to the next page leads to a page that came before")
    }
    return .ask(endpoint, at: url)
  }
}
