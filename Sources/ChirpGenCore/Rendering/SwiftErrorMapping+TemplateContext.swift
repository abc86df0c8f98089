package import ChirpMustache

extension SwiftErrorMapping: TemplateContext {
  package static let names = [
    "hasBody", "arguments", "defaults", "isParted", "sharedPolicies", "hasCodes", "codes",
  ]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "hasBody": .bool(hasBody)
    case "arguments": .list(arguments)
    case "defaults": defaults.map { .object($0) } ?? .absent
    // Whether something stands in front of the mapping.
    case "isParted": .bool(hasBody && (defaults != nil || !sharedPolicies.isEmpty))
    case "sharedPolicies":
      sharedPolicies.isEmpty ? .absent : .object(SharedPolicies(entries: sharedPolicies))
    case "hasCodes": .bool(!codes.isEmpty)
    case "codes": .list(codes)
    default: nil
    }
  }
}

/// Policies that routes share.
private struct SharedPolicies: TemplateContext {
  let entries: [String]

  static let names = ["entries"]

  func value(named name: String) -> TemplateValue? {
    name == "entries" ? .list(entries) : nil
  }
}

extension SwiftErrorMapping.Defaults: TemplateContext {
  package static let names = ["headers", "hasHeaders", "authentication", "policies", "dates"]

  package func value(named name: String) -> TemplateValue? {
    switch name {
    case "headers": .list(headers)
    case "hasHeaders": .bool(!headers.isEmpty)
    case "authentication": .text(authentication)
    case "policies": .list(policies)
    case "dates": .text(dates)
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
