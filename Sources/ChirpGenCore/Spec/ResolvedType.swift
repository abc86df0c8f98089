/// What a type expression stands for.
indirect enum ResolvedType: Hashable, Sendable {
  case builtIn(BuiltInType)
  case defined(TypeTable.ID, arguments: [ResolvedType])
  case parameter(String)
  case optional(ResolvedType)
  /// A value, null, or nothing at all.
  case patch(ResolvedType)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  /// Something of which an error tells already.
  case hole

  /// Whether the value may be absent.
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type without `?`.
  var withoutOptional: ResolvedType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type without `?` or `Patch`.
  var unwrapped: ResolvedType {
    switch self {
    case .optional(let wrapped), .patch(let wrapped): wrapped
    case .builtIn, .defined, .parameter, .array, .dictionary, .hole: self
    }
  }
}

extension TypeTable {
  /// What `expression` stands for when it is written inside the type `scope`.
  func resolve(_ expression: TypeExpression, in scope: ID? = nil) -> ResolvedType {
    switch expression {
    case .named(let name, let arguments):
      if let builtIn = BuiltInType(rawValue: name.value) {
        if builtIn.parameterCount != arguments.count { return .hole }
        guard let argument = arguments.first else { return .builtIn(builtIn) }
        return .patch(resolve(argument, in: scope))
      }
      if hasParameter(name.value, in: scope) { return .parameter(name.value) }
      guard let id = id(named: name.value) else { return .hole }
      if self[id].definition.parameters.count != arguments.count { return .hole }
      return .defined(id, arguments: arguments.map { resolve($0, in: scope) })
    case .optional(let wrapped, _): return .optional(resolve(wrapped, in: scope))
    case .array(let element, _): return .array(resolve(element, in: scope))
    case .dictionary(let key, let value, _):
      return .dictionary(key: resolve(key, in: scope), value: resolve(value, in: scope))
    case .hole: return .hole
    }
  }

  /// The type of a field of `parent`.
  func resolve(_ field: Field, in parent: ID?) -> ResolvedType {
    switch field.type {
    case .expression(let expression): return resolve(expression, in: parent)
    case .nested(let definition):
      let nested =
        if let parent { id(of: definition, in: parent) } else {
          id(named: TypeTable.typeName(definition.name.value))
        }
      return nested.map { .defined($0, arguments: []) } ?? .hole
    }
  }

  /// What `route` answers with; nil if that has no body that matters.
  func responseType(of route: Route) -> ResolvedType? {
    switch route.response {
    case .type(let type): return resolve(type)
    case .definition(let definition):
      let id = id(named: TypeTable.typeName(definition.name.value))
      return id.map { .defined($0, arguments: []) } ?? .hole
    case nil: return nil
    }
  }

  /// The field `name` of the structure `type`, and what its type stands for there.
  ///
  /// - Parameter arguments: What the generic parameters around `type` stand for, which a type that is
  ///   nested in a generic one takes along.
  func field(
    _ name: String, of type: ResolvedType, _ arguments: inout [String: ResolvedType]
  ) -> (field: Field, type: ResolvedType)? {
    guard case .defined(let id, let own) = type,
      case .structure(let fields) = self[id].definition.kind,
      let field = fields.first(where: { $0.name.value == name })
    else { return nil }
    if !own.isEmpty { arguments = argumentsByName(of: id, own) }
    return (field, resolve(field, in: id).replacingParameters(with: arguments))
  }
}

extension ResolvedType {
  /// The type with `arguments` in place of the generic parameters of these names.
  func replacingParameters(with arguments: [String: ResolvedType]) -> ResolvedType {
    switch self {
    case .parameter(let name): arguments[name] ?? self
    case .defined(let id, let own):
      .defined(id, arguments: own.map { $0.replacingParameters(with: arguments) })
    case .optional(let wrapped): .optional(wrapped.replacingParameters(with: arguments))
    case .patch(let wrapped): .patch(wrapped.replacingParameters(with: arguments))
    case .array(let element): .array(element.replacingParameters(with: arguments))
    case .dictionary(let key, let value):
      .dictionary(
        key: key.replacingParameters(with: arguments),
        value: value.replacingParameters(with: arguments))
    case .builtIn, .hole: self
    }
  }
}
