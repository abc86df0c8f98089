/// What a type expression stands for.
indirect enum ResolvedType: Sendable {
  case builtIn(BuiltInType)
  case defined(TypeTable.ID, arguments: [ResolvedType])
  case parameter(String)
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  /// Something of which an error tells already.
  case hole

  /// Whether the value may be absent.
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type without `?`.
  var unwrapped: ResolvedType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}

extension TypeTable {
  /// What `expression` stands for when it is written inside the type `scope`.
  func resolve(_ expression: TypeExpression, in scope: ID? = nil) -> ResolvedType {
    switch expression {
    case .named(let name, let arguments):
      if let builtIn = BuiltInType(rawValue: name.value) {
        return builtIn.isSupported ? .builtIn(builtIn) : .hole
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
      guard let parent, let id = id(of: definition, in: parent) else { return .hole }
      return .defined(id, arguments: [])
    }
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
    case .array(let element): .array(element.replacingParameters(with: arguments))
    case .dictionary(let key, let value):
      .dictionary(
        key: key.replacingParameters(with: arguments),
        value: value.replacingParameters(with: arguments))
    case .builtIn, .hole: self
    }
  }
}
