/// The built-in templates: the Swift that is written. Each is a Mustache file beside this one, named
/// for what it makes, and is part of the program.
package enum ChirpTemplates {
  package struct Template: Sendable {
    /// The name under which other templates include it.
    package let name: String
    package let bytes: [UInt8]
  }

  package static var all: [Template] {
    [
      Template(name: "argument", bytes: PackageResources.argument_mustache),
      Template(name: "authentication", bytes: PackageResources.authentication_mustache),
      Template(name: "case", bytes: PackageResources.case_mustache),
      Template(name: "coding", bytes: PackageResources.coding_mustache),
      Template(name: "conditional", bytes: PackageResources.conditional_mustache),
      Template(name: "enumeration", bytes: PackageResources.enumeration_mustache),
      Template(name: "errors", bytes: PackageResources.errors_mustache),
      Template(name: "expression", bytes: PackageResources.expression_mustache),
      Template(name: "factory", bytes: PackageResources.factory_mustache),
      Template(name: "file", bytes: PackageResources.file_mustache),
      Template(name: "frozen", bytes: PackageResources.frozen_mustache),
      Template(name: "group", bytes: PackageResources.group_mustache),
      Template(name: "namespace", bytes: PackageResources.namespace_mustache),
      Template(name: "pages", bytes: PackageResources.pages_mustache),
      Template(name: "request", bytes: PackageResources.request_mustache),
      Template(name: "routeProperty", bytes: PackageResources.routeProperty_mustache),
      Template(name: "routes", bytes: PackageResources.routes_mustache),
      Template(name: "structure", bytes: PackageResources.structure_mustache),
      Template(name: "type", bytes: PackageResources.type_mustache),
      Template(name: "union", bytes: PackageResources.union_mustache),
      Template(name: "unionCoding", bytes: PackageResources.unionCoding_mustache),
    ]
  }
}
