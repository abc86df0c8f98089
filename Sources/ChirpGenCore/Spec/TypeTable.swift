import ChirpDiagnostics

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
    /// The type whose generic parameters may be named inside: itself or one that holds it.
    let parameterOwner: ID?
    /// The route whose response it is, if it is defined there.
    let route: RouteName?
    /// The types that its fields define, in order.
    fileprivate(set) var nested: [ID] = []
  }

  /// Of two routes of one name and one group an error tells already.
  struct RouteName: Hashable, Sendable {
    let name: String
    let group: String?
  }

  /// In source order, a nested type behind the one that holds it.
  private(set) var entries: [Entry] = []
  /// Whether every type of the spec could be read, so that one with another name is unknown.
  let isComplete: Bool
  private var idByName: [String: ID] = [:]
  private var idByPlace: [Place: ID] = [:]
  /// What the aliases without parameters stand for.
  private(set) var expansions: [ID: ResolvedType] = [:]
  /// The type expressions of the spec, and those that they are made of: several rules go through them.
  private(set) var parts: [Part] = []
  /// The generic parameters of the types that have some.
  private var parameters: [ID: Set<String>] = [:]

  /// Where a nested type is defined. One that YAML's aliases repeat is so in several types.
  private struct Place: Hashable {
    let parent: ID
    let range: SourceRange
  }

  package init(_ spec: Spec) {
    isComplete = spec.hasAllTypes
    entries.reserveCapacity(spec.types.count)
    idByName.reserveCapacity(spec.types.count)
    for definition in spec.types {
      add(definition, parent: nil, name: definition.name.value)
    }
    for route in spec.routes {
      for field in route.body?.value.fields ?? [] {
        if case .nested(let definition) = field.type { add(definition) }
      }
      if case .definition(let definition) = route.response {
        add(definition, of: RouteName(name: route.name.value, group: route.group?.value))
      }
    }
    expansions = aliasExpansions()
    parts = parts(of: spec)
  }

  /// Adds a type that a route defines, and that stands at the top.
  ///
  /// - Parameter route: The route whose response it is.
  private mutating func add(_ definition: TypeDefinition, of route: RouteName? = nil) {
    let name = TypeTable.typeName(definition.name.value)
    add(definition, parent: nil, name: name, route: route)
  }

  private mutating func add(
    _ definition: TypeDefinition, parent: ID?, name: String, route: RouteName? = nil
  ) {
    let id = ID(index: entries.count)
    var owner = parent.flatMap { self[$0].parameterOwner }
    if !definition.parameters.isEmpty {
      owner = id
      parameters[id] = Set(definition.parameters.lazy.map(\.value))
    }
    entries.append(
      Entry(
        definition: definition, parent: parent, name: name, parameterOwner: owner, route: route))
    if let parent {
      entries[parent.index].nested.append(id)
      idByPlace[Place(parent: parent, range: definition.name.range)] = id
    }
    if idByName[name] == nil { idByName[name] = id }
    guard case .structure(let fields) = definition.kind else { return }
    for field in fields {
      guard case .nested(let nested) = field.type else { continue }
      add(nested, parent: id, name: "\(name).\(Self.typeName(nested.name.value, isNested: true))")
    }
  }

  /// The name by which a spec refers to the type that is defined under `name`, or in the route or the
  /// field that is called so.
  ///
  /// - Parameter isNested: Whether it is defined in a field of another type.
  static func typeName(_ name: String, isNested: Bool = false) -> String {
    (isNested ? Identifier.nestedType(name) : Identifier.type(name)) ?? name
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

  /// The type at the top in which `id` is nested, or `id` itself.
  func top(of id: ID) -> ID {
    var top = id
    while let parent = self[top].parent { top = parent }
    return top
  }

  /// The nested type that a field of `parent` defines.
  func id(of nested: TypeDefinition, in parent: ID) -> ID? {
    idByPlace[Place(parent: parent, range: nested.name.range)]
  }

  /// The generic parameters that may be named inside `id`.
  func parameters(of id: ID?) -> [String] {
    guard let id, let owner = self[id].parameterOwner else { return [] }
    return self[owner].definition.parameters.map(\.value)
  }

  /// Whether `name` is a generic parameter inside `scope`.
  func hasParameter(_ name: String, in scope: ID?) -> Bool {
    guard let scope, let owner = self[scope].parameterOwner else { return false }
    return parameters[owner]?.contains(name) ?? false
  }
}
