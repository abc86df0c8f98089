import ChirpDiagnostics

/// The keys of a dictionary are text.
struct DictionaryKeyRule: SpecRule {
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
    case .named(_, let arguments):
      for argument in arguments {
        check(argument, in: scope, types: types, diagnostics: &diagnostics)
      }
    case .optional(let type, _), .array(let type, _):
      check(type, in: scope, types: types, diagnostics: &diagnostics)
    case .dictionary(let key, let value, _):
      switch types.expanded(types.resolve(key, in: scope)) {
      case .builtIn(.string), .hole: break
      case .builtIn, .defined, .parameter, .optional, .array, .dictionary:
        diagnostics.error(.keyIsNoText, at: key.range)
      }
      check(value, in: scope, types: types, diagnostics: &diagnostics)
    case .hole: break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let keyIsNoText: Self = "the keys of a dictionary are 'String', as in JSON"
}
