/// The header `Link` (RFC 8288 §3), read as its appendix B.2 says.
struct LinkHeader {
  private struct Link {
    let target: String
    let parameters: [(name: String, value: String)]

    /// The value of the first parameter called `name`: of several, only that counts (§3.3).
    func value(of name: String) -> String? {
      parameters.first { $0.name == name }?.value
    }
  }

  private let links: [Link]

  init(_ text: String) {
    var scanner = LinkScanner(text)
    var links: [Link] = []
    while let target = scanner.target() {
      links.append(Link(target: target, parameters: scanner.parameters()))
    }
    self.links = links
  }

  /// The target of the first link with a relation (§3.3), which may be one of several. A link with
  /// an anchor is about another resource than the response (§3.2), and is left out.
  func target(of relation: String) -> String? {
    links.first { link in
      let relations = link.value(of: "rel")?.lowercased().split(whereSeparator: \.isWhitespace)
      return relations?.contains(relation[...]) == true && link.value(of: "anchor") == nil
    }?.target
  }
}
