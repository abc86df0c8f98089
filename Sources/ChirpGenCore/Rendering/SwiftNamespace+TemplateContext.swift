package import ChirpMustache

extension SwiftNamespace: TemplateContext {
  package static let names = ["name", "isEmpty", "documentation", "baseURL", "factories"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "isEmpty": .bool(baseURL == nil && factories.isEmpty)
    case "documentation": .list(documentation)
    case "baseURL": baseURL.map { .text($0) } ?? .absent
    case "factories": .list(listed(factories, behindMember: baseURL != nil))
    default: library?.hiddenText(name).map { .text($0) }
    }
  }

  private func listed(_ factories: [SwiftFactory], behindMember: Bool) -> [ListedFactory] {
    factories.enumerated().map { index, factory in
      ListedFactory(factory: factory, isSeparated: index > 0 || behindMember)
    }
  }
}

/// A function among others.
private struct ListedFactory: TemplateContext {
  let factory: SwiftFactory
  /// Whether a blank line stands in front of it.
  let isSeparated: Bool

  static let names = ["separated"] + SwiftFactory.names

  func value(named name: String) -> TemplateValue? {
    name == "separated" ? .bool(isSeparated) : factory.value(named: name)
  }
}
