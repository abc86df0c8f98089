package import ChirpMustache

extension SwiftFactory: TemplateContext {
  package static let names = [
    "name", "documentation", "deprecation", "parameters", "response", "arguments", "pages",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "response": .text(response)
    case "parameters": .list(parameters)
    case "arguments": .list(arguments)
    case "pages": pages.map { .object($0) } ?? .absent
    case "documentation": .list(documentation)
    case "deprecation": deprecation.map { .text($0.attribute) } ?? .absent
    default: nil
    }
  }
}

extension SwiftFactory.Deprecation {
  fileprivate var attribute: String {
    switch self {
    case .deprecated: "@available(*, deprecated)"
    case .message(let message): "@available(*, deprecated, message: \(message))"
    }
  }
}

extension SwiftFactory.Argument: TemplateContext {
  package static let names = ["value", "literal", "opening", "entries", "closing"]

  package func value(named name: String) -> TemplateValue? {
    switch (name, self) {
    case ("value", .value(let text)): .text(text)
    case ("literal", .literal): .bool(true)
    case ("opening", .literal(let opening, _, _)): .text(opening)
    case ("entries", .literal(_, let entries, _)): .list(entries)
    case ("closing", .literal(_, _, let closing)): .text(closing)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}

extension SwiftPages: TemplateContext {
  package static let names = [
    "name", "documentation", "deprecation", "parameters", "types", "kind", "arguments",
    "closureStart", "call",
    "factory",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "deprecation": deprecation.map { .text($0.attribute) } ?? .absent
    case "types": .text(types)
    case "kind": .text(kind)
    case "factory": .text(factory)
    case "closureStart": .text(closureStart)
    case "call": .list(call)
    case "parameters": .list(parameters)
    case "arguments": .list(arguments)
    case "documentation": .list(documentation)
    default: nil
    }
  }
}
