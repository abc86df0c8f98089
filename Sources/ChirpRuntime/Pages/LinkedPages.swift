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
    case .page(let url): .ask(endpoint(at: url))
    case .end: .end
    case .fault(let error): .fail(error)
    }
  }

  private func endpoint(at url: URL?) -> Endpoint<Page> {
    var next = endpoint()
    next.url = url
    return next
  }

  /// A response made by hand came from nowhere, so that no link leads on from it.
  mutating func take(_ page: APIResponse<Page>) -> [Item] {
    let header = page.headers["Link"].map(LinkHeader.init)
    if let target = header?.target(of: "next"), let source = page.origin {
      seen.insert(source.requestURL)
      position = position(of: target, from: source)
    } else {
      position = .end
    }
    return items(page.value)
  }

  private func position(of target: String, from source: ResponseOrigin) -> Position {
    func fault(_ reason: String) -> Position {
      .fault(.pagination(source.context, reason: "the link to the next page \(reason)"))
    }
    let reference = String(target.prefix { $0 != "#" })
    guard let url = URL(string: reference, relativeTo: source.responseURL)?.absoluteURL,
      url.user() == nil, url.password() == nil, let origin = Origin(url)
    else {
      return fault("is no http or https URL")
    }
    guard origin == Origin(source.requestURL) else {
      return fault("leads to another origin")
    }
    guard !seen.contains(url) else {
      return fault("leads to a page that came before")
    }
    return .page(url)
  }
}
