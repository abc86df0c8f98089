import ChirpDiagnostics

/// What may be absent is so once: no alias of an optional type is made optional again.
struct OptionalRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    spec.forEachTypePart(in: types) { expression, scope in
      guard case .optional(let wrapped, _) = expression, case .named(let name, _) = wrapped,
        types.expanded(types.resolve(wrapped, in: scope)).isOptional
      else { return }
      diagnostics.error(.alreadyOptional(name.value), at: expression.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func alreadyOptional(_ name: String) -> Self {
    "one '?' is enough: '\(name)' stands for a type that is optional already"
  }
}
