package import ChirpMustache

extension SwiftErrorMapping: TemplateContext {
  package static let names = [
    "hasBody", "arguments", "dates", "headers", "hasHeaders", "authentication", "policies",
    "hasCodes",
    "codes",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "hasBody": .bool(hasBody)
    case "arguments": .list(arguments)
    case "dates": .text(dates)
    case "headers": .list(defaults.headers)
    case "hasHeaders": .bool(!defaults.headers.isEmpty)
    case "authentication": .text(defaults.authentication)
    case "policies": .list(defaults.policies)
    case "hasCodes": .bool(!codes.isEmpty)
    case "codes": .list(codes)
    default: nil
    }
  }
}

extension SwiftErrorMapping.Code: TemplateContext {
  package static let names = ["name", "isForeign", "rawValue"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "isForeign": .bool(self.name.isForeign)
    case "rawValue": .text(rawValue)
    default: nil
    }
  }
}
