package import ChirpMustache

extension SwiftFactory: TemplateContext {
  package static let names = [
    "name", "documentation", "deprecation", "parameters", "response", "arguments",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "response": .text(response)
    case "parameters": .list(parameters)
    case "arguments": .list(arguments)
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
  package static let names = ["value", "literal", "label", "entries"]

  package func value(named name: String) -> TemplateValue? {
    switch (name, self) {
    case ("value", .value(let text)): .text(text)
    case ("literal", .literal): .bool(true)
    case ("label", .literal(let label, _)): .text(label)
    case ("entries", .literal(_, let entries)): .list(entries)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}
