import ChirpDiagnostics

/// The keys of a dictionary are text.
struct DictionaryKeyRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for part in types.parts {
      guard case .dictionary(let key, _, _) = part.expression else { continue }
      switch types.expanded(types.resolve(key, in: part.scope)) {
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
