package import ChirpMustache

extension SwiftStructure: TemplateContext {
  package static let names = [
    "name", "qualifiedName", "documentation", "genericClause", "conformances",
    "conditionalConformances", "hasProperties", "properties", "nestedTypes", "hasInitializer",
    "isEmpty", "decodable", "encodable", "both",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "properties": .list(properties)
    case "hasProperties": .bool(!properties.isEmpty)
    case "hasInitializer": .bool(hasInitializer)
    case "isEmpty": .bool(properties.isEmpty && !hasInitializer)
    case "documentation": .list(documentation)
    case "qualifiedName": .text(qualifiedName)
    case "genericClause": .text(genericClause)
    case "conformances": .text(conformances.joined(separator: ", "))
    case "conditionalConformances": .list(conditionalConformances)
    case "nestedTypes": .list(nestedTypes)
    case "decodable": coding.decodable.map { .object($0) } ?? .absent
    case "encodable": coding.encodable.map { .object($0) } ?? .absent
    case "both": .bool(coding.decodable != nil && coding.encodable != nil)
    default: library?.hiddenText(name).map { .text($0) }
    }
  }
}

extension SwiftProperty: TemplateContext {
  package static let names = [
    "name", "isForeign", "member", "reference", "type", "documentation", "parameter", "decoding",
    "encoding", "isBoxed", "storage",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "isForeign": .bool(self.name.isForeign)
    case "member": .text(member)
    case "reference": .text(reference)
    case "type": .text(type)
    case "decoding": .text(decoding)
    case "encoding": .text(encoding)
    case "isBoxed": .bool(storage != nil)
    case "storage": storage.map { .text($0) } ?? .absent
    case "parameter": .text(parameter)
    case "documentation": .list(documentation)
    default: nil
    }
  }
}

extension SwiftConditionalConformance: TemplateContext {
  package static let names = ["type", "conformance"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "type": .text(type)
    case "conformance": .object(conformance)
    default: nil
    }
  }
}

extension SwiftConformance: TemplateContext {
  package static let names = ["protocols", "requirements"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "protocols": .text(protocols)
    case "requirements": .text(requirements)
    default: nil
    }
  }
}
