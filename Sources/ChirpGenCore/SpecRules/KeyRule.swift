import ChirpDiagnostics

/// The fields of one JSON object have different keys, and so have the parameters of one query.
struct KeyRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      guard case .structure(let fields) = types[id].definition.kind else { continue }
      check(fields, diagnostics: &diagnostics)
    }
    for route in spec.routes {
      check(route.query, diagnostics: &diagnostics)
      if case .fields(let fields) = route.body?.value { check(fields, diagnostics: &diagnostics) }
    }
  }

  private func check(_ fields: [Field], diagnostics: inout Diagnostics) {
    guard fields.contains(where: { $0.key != nil }) else { return }
    var first: [String: SourceRange] = [:]
    for field in fields {
      let key = field.key ?? field.name
      if let range = first[key.value] {
        diagnostics.error(.twice(key.value), at: key.range, notes: [.init(.firstHere, at: range)])
      } else {
        first[key.value] = key.range
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is first given here"

  fileprivate static func twice(_ key: String) -> Self {
    "the key '\(key)' is given to two fields"
  }
}
