package import ChirpMustache

extension SwiftPages: TemplateContext {
  package static let names = [
    "name", "documentation", "deprecation", "parameters", "types", "kind", "arguments",
    "closureStart", "call",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "deprecation": deprecation.map { .text($0.attribute) } ?? .absent
    case "types": .text(types)
    case "kind": .text(kind)
    case "closureStart": .text(closureStart)
    case "call": .object(call)
    case "parameters": .list(parameters)
    case "arguments": .list(arguments)
    case "documentation": .list(documentation)
    default: nil
    }
  }
}
