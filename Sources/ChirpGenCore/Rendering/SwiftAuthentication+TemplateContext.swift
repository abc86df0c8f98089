package import ChirpMustache

extension SwiftAuthentication: TemplateContext {
  package static let names = ["schemes"]

  package func value(named name: String) -> TemplateValue? {
    name == "schemes" ? .list(schemes) : nil
  }
}

extension SwiftAuthentication.Scheme: TemplateContext {
  package static let names = ["name", "isForeign", "documentation", "expression"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "isForeign": .bool(self.name.isForeign)
    case "documentation": .list(documentation)
    case "expression": .text(expression)
    default: nil
    }
  }
}
