package import ChirpMustache

extension SwiftType: TemplateContext {
  package static let names = ["structure", "enumeration", "union", "alias"]

  package func value(named name: String) -> TemplateValue? {
    switch (name, self) {
    case ("structure", .structure(let structure)): .object(structure)
    case ("enumeration", .enumeration(let enumeration)): .object(enumeration)
    case ("union", .union(let union)): .object(union)
    case ("alias", .alias(let alias)): .object(alias)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}

extension SwiftAlias: TemplateContext {
  package static let names = ["name", "documentation", "genericClause", "target"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .list(documentation)
    case "genericClause": .text(genericClause)
    case "target": .text(target)
    default: nil
    }
  }
}

extension SwiftEnumeration: TemplateContext {
  package static let names = [
    "name", "isFrozen", "documentation", "rawType", "conformances", "cases",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "isFrozen": .bool(isFrozen)
    case "rawType": .text(rawType)
    case "cases": .list(cases)
    case "documentation": .list(documentation)
    case "conformances": .text(conformances.joined(separator: ", "))
    default: nil
    }
  }
}

extension SwiftEnumeration.Case: TemplateContext {
  package static let names = ["name", "member", "rawValue", "isNamedAsValue"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "member": .text(member)
    case "rawValue": .text(rawValue)
    case "isNamedAsValue": .bool(isNamedAsValue)
    default: nil
    }
  }
}
