import ChirpDiagnostics
import ChirpYAML

/// Reads `pages`.
extension SpecReader {
  private enum PagesKind: String, CaseIterable {
    case page
    case offset
    case cursor
    case link

    /// The keys that it takes beside `by` and `items`; those that it needs come first.
    var keys: (needed: [String], possible: [String]) {
      switch self {
      case .page: (["parameter"], ["total"])
      case .offset: (["parameter"], ["limit", "total"])
      case .cursor: (["parameter", "next"], [])
      case .link: ([], [])
      }
    }
  }

  mutating func pages(_ node: Node) -> Pages? {
    guard let entries = mapping(node, of: .pages) else { return nil }
    guard let by = entries.value("by") else {
      if entries.isWhole {
        diagnostics.error(.withoutKind, at: node.range, notes: [.init(.kinds)])
      }
      return nil
    }
    guard let kind = choice(by, named: "a kind of pages", as: PagesKind.self),
      checkKeys(of: entries, kind)
    else { return nil }
    let items = fieldPath(entries.value("items"))
    let total = fieldPath(entries.value("total"))
    let parameter = entries.value("parameter").flatMap { text($0, named: "a parameter") }
    let limit = entries.value("limit").flatMap { text($0, named: "a parameter") }
    switch (kind, parameter) {
    case (.page, let parameter?):
      return Pages(kind: .page(parameter: parameter, total: total), items: items, range: node.range)
    case (.offset, let parameter?):
      return Pages(
        kind: .offset(parameter: parameter, limit: limit, total: total), items: items,
        range: node.range)
    case (.cursor, let parameter?):
      return Pages(
        kind: .cursor(parameter: parameter, next: fieldPath(entries.value("next"))), items: items,
        range: node.range)
    case (.link, _): return Pages(kind: .link, items: items, range: node.range)
    case (.page, nil), (.offset, nil), (.cursor, nil): return nil
    }
  }

  /// Whether the keys that pages of `kind` need are there, and no others.
  private mutating func checkKeys(of entries: MappingReader, _ kind: PagesKind) -> Bool {
    let (needed, possible) = kind.keys
    var isRight = true
    for key in needed where entries.value(key) == nil {
      if entries.isWhole { diagnostics.error(.withoutKey(key, kind.rawValue), at: entries.range) }
      isRight = false
    }
    for key in ["parameter", "limit", "next", "total"]
    where !needed.contains(key) && !possible.contains(key) {
      guard let node = entries.value(key) else { continue }
      diagnostics.error(.strayKey(key, kind.rawValue), at: node.range)
      isRight = false
    }
    return isRight
  }
}

extension Diagnostic.Message {
  fileprivate static let withoutKind: Self = "'pages' does not say what they go 'by'"
  fileprivate static let kinds: Self = "known are 'page', 'offset', 'cursor' and 'link'"

  fileprivate static func withoutKey(_ key: String, _ kind: String) -> Self {
    "pages by \(kind) need the key '\(key)'"
  }

  fileprivate static func strayKey(_ key: String, _ kind: String) -> Self {
    "pages by \(kind) have no use for the key '\(key)'"
  }
}
