import ChirpMustache

/// One piece of a file: the file template includes the template that its case names.
enum Section: Sendable {
  case namespace(SwiftNamespace)
  case group(SwiftNamespace)
  case type(SwiftType)
  case coding(SwiftStructure)
  case unionCoding(SwiftUnion)
  case authentication(SwiftAuthentication)
  case errors(SwiftErrorMapping)
}

extension Section: TemplateContext {
  static let names = [
    "namespace", "group", "type", "coding", "unionCoding", "authentication", "errors",
  ]

  func value(named name: String) -> TemplateValue? {
    switch (name, self) {
    case ("namespace", .namespace(let namespace)): .object(namespace)
    case ("group", .group(let group)): .object(group)
    case ("type", .type(let type)): .object(type)
    case ("coding", .coding(let structure)): .object(structure)
    case ("unionCoding", .unionCoding(let union)): .object(union)
    case ("authentication", .authentication(let authentication)): .object(authentication)
    case ("errors", .errors(let mapping)): .object(mapping)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}
