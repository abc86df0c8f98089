import ChirpDiagnostics

/// What may be absent is so once: no alias of an optional type is made optional again.
struct OptionalRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    spec.forEachTypeUse(in: types) { expression, scope in
      check(expression, in: scope, types: types, diagnostics: &diagnostics)
    }
  }

  private func check(
    _ expression: TypeExpression, in scope: TypeTable.ID?, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    switch expression {
    case .optional(.named(let name, let arguments), _):
      if types.expanded(types.resolve(.named(name, arguments: arguments), in: scope)).isOptional {
        diagnostics.error(.alreadyOptional(name.value), at: expression.range)
      }
      for argument in arguments {
        check(argument, in: scope, types: types, diagnostics: &diagnostics)
      }
    case .named(_, let arguments):
      for argument in arguments {
        check(argument, in: scope, types: types, diagnostics: &diagnostics)
      }
    case .optional(let type, _), .array(let type, _):
      check(type, in: scope, types: types, diagnostics: &diagnostics)
    case .dictionary(_, let value, _):
      check(value, in: scope, types: types, diagnostics: &diagnostics)
    case .hole: break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func alreadyOptional(_ name: String) -> Self {
    "one '?' is enough: '\(name)' stands for a type that is optional already"
  }
}
