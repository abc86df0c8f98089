import ChirpDiagnostics

/// A constant is one piece of text, and has no default.
struct ConstantRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes {
      let fields =
        route.pathParameters + route.query + route.headers + (route.body?.value.fields ?? [])
      for field in fields { check(field, diagnostics: &diagnostics) }
    }
  }

  private func check(_ field: Field, diagnostics: inout Diagnostics) {
    guard let constant = field.constant else { return }
    switch constant.value {
    case .null, .array, .object:
      diagnostics.error(.isOneText(field.name.value), at: constant.range)
    case .boolean, .number, .text: break
    }
    if let other = field.defaultValue {
      diagnostics.error(
        .withDefault(field.name.value), at: other.range,
        notes: [.init(.constantIsHere, at: constant.range)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let constantIsHere: Self = "the constant is given here"

  fileprivate static func isOneText(_ name: String) -> Self {
    "the constant '\(name)' is text, a number, 'true' or 'false'"
  }

  fileprivate static func withDefault(_ name: String) -> Self {
    "'\(name)' is a constant, so that a default has no use"
  }
}
