package import ChirpMustache

extension SwiftRoute: TemplateContext {
  package static let names = [
    "name", "documentation", "deprecation", "hasParameters", "parameters", "hasInitializer",
    "response", "parts", "pages",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "response": .text(response)
    case "hasParameters": .bool(!parameters.isEmpty)
    case "parameters": .list(parameters)
    case "hasInitializer": .bool(hasInitializer)
    case "parts": .list(parts)
    case "pages": pages.map { .object($0) } ?? .absent
    case "documentation": .list(documentation)
    case "deprecation": deprecation.map { .text($0.attribute) } ?? .absent
    default: nil
    }
  }
}

extension SwiftRoute.Deprecation {
  /// The attribute that says so.
  var attribute: String {
    switch self {
    case .deprecated: "@available(*, deprecated)"
    case .message(let message): "@available(*, deprecated, message: \(message))"
    }
  }
}

extension SwiftParameter: TemplateContext {
  package static let names = [
    "name", "type", "declaration", "property", "member", "isForeign", "documentation",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "type": .text(type)
    case "declaration": .text(declaration)
    case "property": .text(property)
    case "member": .text(Keywords.behindDot(property))
    case "isForeign": .bool(property.isForeign)
    case "documentation": .list(documentation)
    default: nil
    }
  }
}

extension SwiftRoutePart: TemplateContext {
  package static let names = ["kind", "type"] + SwiftExpression.names

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "kind": .text(kind.rawValue)
    case "type": .text(type)
    default: value.value(named: name)
    }
  }
}

extension SwiftExpression: TemplateContext {
  package static let names = ["text", "list", "opening", "entries", "closing"]

  package func value(named name: String) -> TemplateValue? {
    switch (name, self) {
    case ("text", .text(let text)): .text(text)
    case ("list", .list): .bool(true)
    case ("opening", .list(let opening, _, _)): .text(opening)
    case ("entries", .list(_, let entries, _)): .list(entries)
    case ("closing", .list(_, _, let closing)): .text(closing)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}
