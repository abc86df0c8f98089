package import ChirpMustache

extension SwiftRouteProperty: TemplateContext {
  package static let names = [
    "name", "documentation", "type", "hasCases", "cases", "fallback", "isForeign",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .list(documentation)
    case "type": .text(type)
    case "hasCases": .bool(!cases.isEmpty)
    case "cases": .list(cases)
    case "fallback": fallback.map { .object($0) } ?? .absent
    case "isForeign": .bool(isForeign)
    default: nil
    }
  }
}

extension SwiftRouteProperty.Case: TemplateContext {
  package static let names = ["member", "hasBindings", "bindings"] + SwiftExpression.names

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "member": .text(member)
    case "hasBindings": .bool(!bindings.isEmpty)
    case "bindings": .list(bindings)
    default: value.value(named: name)
    }
  }
}
