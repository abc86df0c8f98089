/// What the routes of a spec do with its types: conformances follow from it.
struct TypeUsage {
  private struct Role: OptionSet {
    let rawValue: UInt8

    static let received = Role(rawValue: 1)
    static let sent = Role(rawValue: 2)
    static let parameter = Role(rawValue: 4)
    static let hashable = Role(rawValue: 8)
    static let equatable = Role(rawValue: 16)
  }

  private let types: TypeTable
  private var roles: [Role]
  /// What is still to be looked into: a type that has a new role hands it to what it holds.
  private var pending: [(type: ResolvedType, role: Role)] = []

  init(_ spec: Spec, types: TypeTable, _ renaming: Renaming) {
    self.types = types
    roles = Array(repeating: [], count: types.ids.count)
    for route in spec.routes { add(route) }
    if let errors = spec.errors { mark(types.resolve(errors.type), .received) }
    for id in types.ids { addConformances(of: id, renaming) }
    spread()
    addUnused()
    spread()
  }

  func isReceived(_ id: TypeTable.ID) -> Bool {
    roles[id.index].contains(.received)
  }

  func isSent(_ id: TypeTable.ID) -> Bool {
    roles[id.index].contains(.sent)
  }

  func isParameter(_ id: TypeTable.ID) -> Bool {
    roles[id.index].contains(.parameter)
  }

  func isHashable(_ id: TypeTable.ID) -> Bool {
    roles[id.index].contains(.hashable)
  }

  func isEquatable(_ id: TypeTable.ID) -> Bool {
    roles[id.index].contains(.equatable)
  }

  private mutating func add(_ route: Route) {
    mark(route.pathParameters, .parameter)
    markParameters(route.query)
    mark(route.headers, .parameter)
    if let body = route.body?.value {
      switch body {
      case .form(.fields(let fields)), .multipart(let fields): markParameters(fields)
      case .json, .form, .text, .data:
        mark(body.fields.filter { $0.constant == nil }, .sent)
      }
      if let type = body.type { mark(types.resolve(type), .sent) }
    }
    switch route.response {
    case .type(let type): mark(types.resolve(type), .received)
    case .definition(let definition):
      if let id = types.id(named: TypeTable.typeName(definition.name.value)) {
        mark(.defined(id, arguments: []), .received)
      }
    case nil: break
    }
    for error in route.errors { mark(types.resolve(error.type), .received) }
  }

  /// What is no text is written as an object is: a structure in a query, a part in JSON.
  private mutating func markParameters(_ fields: [Field]) {
    for field in fields {
      let type = types.resolve(field, in: nil)
      mark(type, isTexts(type) ? .parameter : .sent)
    }
  }

  /// Whether a value of the type is one piece of text, or several.
  private func isTexts(_ type: ResolvedType) -> Bool {
    let content = types.expanded(types.expanded(type).unwrapped)
    if case .array(let element) = content { return types.isText(types.expanded(element)) }
    return types.isText(content)
  }

  /// What the user asks for holds for everything that the type holds.
  private mutating func addConformances(of id: TypeTable.ID, _ renaming: Renaming) {
    for name in Set(types[id].definition.conformances.map { ProtocolName($0.value) }) {
      switch name.text {
      case "Hashable": mark(.defined(id, arguments: []), .hashable)
      case "Identifiable":
        if case .structure(let fields) = types[id].definition.kind,
          let field = IdentityField.find(in: fields, renaming)
        {
          mark(types.resolve(field, in: id), .hashable)
        }
      case "Equatable": mark(.defined(id, arguments: []), .equatable)
      case "Decodable", "ObjectDecodable": mark(.defined(id, arguments: []), .received)
      case "Encodable", "ObjectEncodable": mark(.defined(id, arguments: []), .sent)
      case "ParameterConvertible", "QueryConvertible":
        mark(.defined(id, arguments: []), .parameter)
      case "Codable":
        mark(.defined(id, arguments: []), .received)
        mark(.defined(id, arguments: []), .sent)
      default: break
      }
    }
  }

  /// A type that no route uses is for the user to send or to receive.
  private mutating func addUnused() {
    for id in types.ids
    where types[id].parent == nil
      && roles[id.index].isDisjoint(with: [.received, .sent, .parameter])
    {
      mark(.defined(id, arguments: []), .received)
      mark(.defined(id, arguments: []), .sent)
    }
  }

  private mutating func mark(_ fields: [Field], in scope: TypeTable.ID? = nil, _ role: Role) {
    for field in fields { mark(types.resolve(field, in: scope), role) }
  }

  private mutating func mark(_ type: ResolvedType, _ role: Role) {
    switch type {
    case .builtIn, .parameter, .hole: break
    case .defined, .optional, .patch, .array, .dictionary: pending.append((type, role))
    }
  }

  private mutating func spread() {
    while let (type, role) = pending.popLast() {
      switch type {
      case .defined(let id, let arguments):
        for argument in arguments { mark(argument, role) }
        if roles[id.index].insert(role).inserted { markContent(of: id, role) }
      case .optional(let type), .patch(let type), .array(let type): mark(type, role)
      case .dictionary(_, let value): mark(value, role)
      case .builtIn, .parameter, .hole: break
      }
    }
  }

  private mutating func markContent(of id: TypeTable.ID, _ role: Role) {
    switch types[id].definition.kind {
    case .structure(let fields): mark(fields, in: id, role)
    case .union(let union):
      for variant in union.variants { mark(types.resolve(variant.type, in: id), role) }
    case .alias(let type): mark(types.resolve(type, in: id), role)
    case .enumeration, .hole: break
    }
  }
}
