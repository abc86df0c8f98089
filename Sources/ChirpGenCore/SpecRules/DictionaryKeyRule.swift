import ChirpDiagnostics

/// The keys of a dictionary are text.
struct DictionaryKeyRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    spec.forEachTypePart(in: types) { expression, scope in
      guard case .dictionary(let key, _, _) = expression else { return }
      switch types.expanded(types.resolve(key, in: scope)) {
      case .builtIn(.string), .hole: break
      case .builtIn, .defined, .parameter, .optional, .patch, .array, .dictionary:
        diagnostics.error(.keyIsNoText, at: key.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let keyIsNoText: Self = "the keys of a dictionary are 'String', as in JSON"
}
