import ChirpMustache

/// One piece of a file: the file template includes the template that its case names.
enum Section {
  case namespace(SwiftNamespace)
  case group(SwiftNamespace)
  case type(SwiftType)
  case coding(SwiftStructure)
  case errors(SwiftErrorMapping)
}

extension Section: TemplateContext {
  static let names = ["namespace", "group", "type", "coding", "errors"]

  func value(named name: String) -> TemplateValue? {
    switch (name, self) {
    case ("namespace", .namespace(let namespace)): .object(namespace)
    case ("group", .group(let group)): .object(group)
    case ("type", .type(let type)): .object(type)
    case ("coding", .coding(let structure)): .object(structure)
    case ("errors", .errors(let mapping)): .object(mapping)
    default: Self.names.contains(name) ? .absent : nil
    }
  }
}
