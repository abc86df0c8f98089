/// The types that a spec defines, nested ones included, to find by name.
package struct TypeTable: Sendable {
  /// Tells the defined types apart: the place in `entries`.
  package struct ID: Hashable, Sendable {
    let index: Int
  }

  struct Entry: Sendable {
    let definition: TypeDefinition
    /// The type in which this one is defined.
    let parent: ID?
    /// How the spec refers to the type: `Page`, `Page.Metadata`.
    let name: String
    /// The generic parameters that may be named inside: its own and those of what holds it.
    let parameters: [String]
    /// The types that its fields define, in order.
    fileprivate(set) var nested: [ID] = []
  }

  /// In source order, a nested type behind the one that holds it.
  private(set) var entries: [Entry] = []
  /// Whether every type of the spec could be read, so that one with another name is unknown.
  let isComplete: Bool
  private var idByName: [String: ID] = [:]

  package init(_ spec: Spec) {
    isComplete = spec.hasAllTypes
    entries.reserveCapacity(spec.types.count)
    idByName.reserveCapacity(spec.types.count)
    for definition in spec.types {
      add(definition, parent: nil, name: definition.name.value)
    }
    for case .definition(let definition) in spec.routes.lazy.compactMap(\.response) {
      add(definition, parent: nil, name: TypeTable.typeName(definition.name.value))
    }
  }

  private mutating func add(_ definition: TypeDefinition, parent: ID?, name: String) {
    let id = ID(index: entries.count)
    let parameters = definition.parameters.map(\.value) + self.parameters(of: parent)
    entries.append(
      Entry(definition: definition, parent: parent, name: name, parameters: parameters))
    if let parent { entries[parent.index].nested.append(id) }
    if idByName[name] == nil { idByName[name] = id }
    guard case .structure(let fields) = definition.kind else { return }
    for field in fields {
      guard case .nested(let nested) = field.type else { continue }
      add(nested, parent: id, name: "\(name).\(TypeTable.typeName(nested.name.value))")
    }
  }

  /// The name by which a spec refers to the type that is defined in the field or the route `name`.
  static func typeName(_ name: String) -> String {
    Identifier.type(name) ?? name
  }

  subscript(id: ID) -> Entry {
    entries[id.index]
  }

  var ids: some Collection<ID> {
    entries.indices.lazy.map { ID(index: $0) }
  }

  /// The names that a type expression may use, for near names.
  var names: [String] {
    BuiltInType.allCases.map(\.rawValue) + entries.map(\.name)
  }

  func id(named name: String) -> ID? {
    idByName[name]
  }

  /// The nested type that a field of `parent` defines.
  func id(of nested: TypeDefinition, in parent: ID) -> ID? {
    self[parent].nested.first { self[$0].definition.name.range == nested.name.range }
  }

  /// The generic parameters that may be named inside `id`.
  func parameters(of id: ID?) -> [String] {
    id.map { self[$0].parameters } ?? []
  }
}
