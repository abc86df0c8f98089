import ChirpDiagnostics

/// What may be absent is so once: what is optional already is not made so again, be it by `?` or by
/// an alias.
struct OptionalRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let optional = OptionalParameters(types)
    for part in types.parts {
      switch part.expression {
      case .optional(let wrapped, _):
        guard case .named(let name, _) = wrapped, types.isOptional(wrapped, in: part.scope) else {
          continue
        }
        diagnostics.error(.alreadyOptional(name.value), at: part.expression.range)
      case .named(let name, let arguments):
        guard let id = types.definedType(part.expression, in: part.scope) else { continue }
        for (parameter, argument) in zip(types[id].definition.parameters, arguments)
        where optional.contains(parameter.value, of: id)
          && types.isOptional(argument, in: part.scope)
        {
          diagnostics.error(.optionalArgument(name.value), at: argument.range)
        }
      case .array, .dictionary, .hole: break
      }
    }
  }
}

/// The generic parameters that aliases make optional: `Maybe<Thing>: "Thing?"`.
private struct OptionalParameters {
  private struct Parameter: Hashable {
    let owner: TypeTable.ID
    let name: String
  }

  private let types: TypeTable
  private var found: Set<Parameter> = []
  /// The parameters that aliases hand to another one, by that one.
  private var givers: [Parameter: [Parameter]] = [:]

  init(_ types: TypeTable) {
    self.types = types
    var pending: [Parameter] = []
    for id in types.ids where !types[id].definition.parameters.isEmpty {
      guard case .alias(let expression) = types[id].definition.kind else { continue }
      expression.forEachPart { part in
        switch part {
        case .optional(let wrapped, _): pending += parameter(wrapped, of: id).map { [$0] } ?? []
        case .named(_, let arguments): addGivers(part, arguments, of: id)
        case .array, .dictionary, .hole: break
        }
      }
    }
    while let parameter = pending.popLast() {
      if found.insert(parameter).inserted { pending += givers[parameter] ?? [] }
    }
  }

  func contains(_ name: String, of id: TypeTable.ID) -> Bool {
    found.contains(Parameter(owner: id, name: name))
  }

  private mutating func addGivers(
    _ expression: TypeExpression, _ arguments: [TypeExpression], of id: TypeTable.ID
  ) {
    guard let target = types.definedType(expression, in: id),
      case .alias = types[target].definition.kind
    else { return }
    for (taker, argument) in zip(types[target].definition.parameters, arguments) {
      guard let giver = parameter(argument, of: id) else { continue }
      givers[Parameter(owner: target, name: taker.value), default: []].append(giver)
    }
  }

  /// The parameter of the alias `id` that `expression` stands for.
  private func parameter(_ expression: TypeExpression, of id: TypeTable.ID) -> Parameter? {
    guard case .parameter(let name) = types.expanded(types.resolve(expression, in: id)) else {
      return nil
    }
    return Parameter(owner: id, name: name)
  }
}

extension TypeTable {
  /// Whether `expression`, written inside `scope`, stands for an optional type.
  fileprivate func isOptional(_ expression: TypeExpression, in scope: ID?) -> Bool {
    expanded(resolve(expression, in: scope)).isOptional
  }
}

extension Diagnostic.Message {
  fileprivate static func alreadyOptional(_ name: String) -> Self {
    "one '?' is enough: '\(name)' stands for a type that is optional already"
  }

  fileprivate static func optionalArgument(_ name: String) -> Self {
    "one '?' is enough: '\(name)' makes what it is given optional"
  }
}
