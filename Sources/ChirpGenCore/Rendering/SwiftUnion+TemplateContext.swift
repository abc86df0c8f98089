package import ChirpMustache

extension SwiftUnion: TemplateContext {
  package static let names = [
    "name", "qualifiedName", "documentation", "genericClause", "conformances",
    "conditionalConformances", "tag", "cases", "attempts", "decodable", "encodable", "both",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .list(documentation)
    case "qualifiedName": .text(qualifiedName)
    case "genericClause": .text(genericClause)
    case "conformances": .text(conformances.joined(separator: ", "))
    case "conditionalConformances": .list(conditionalConformances)
    case "tag": tag.map { .object($0) } ?? .absent
    case "cases": .list(cases)
    case "attempts": .list(cases.enumerated().map { Attempt(variant: $1, isFirst: $0 == 0) })
    case "decodable": coding.decodable.map { .object($0) } ?? .absent
    case "encodable": coding.encodable.map { .object($0) } ?? .absent
    case "both": .bool(coding.decodable != nil && coding.encodable != nil)
    default: library?.hiddenText(name).map { .text($0) }
    }
  }
}

/// One of the variants that are tried in order.
private struct Attempt: TemplateContext {
  let variant: SwiftUnion.Case
  let isFirst: Bool

  static let names = ["isFirst"] + SwiftUnion.Case.names

  func value(named name: String) -> TemplateValue? {
    name == "isFirst" ? .bool(isFirst) : variant.value(named: name)
  }
}

extension SwiftUnion.Tag: TemplateContext {
  package static let names = ["key", "tagType"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "key": .text(key)
    case "tagType": .text(type)
    default: nil
    }
  }
}

extension SwiftUnion.Case: TemplateContext {
  package static let names = [
    "name", "member", "payload", "tagValue", "isIndirect", "decoding", "encoding",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "member": .text(member)
    case "payload": .text(payload)
    case "tagValue": .text(tagValue)
    case "isIndirect": .bool(isIndirect)
    case "decoding": .text(decoding)
    case "encoding": .text(encoding)
    default: nil
    }
  }
}
