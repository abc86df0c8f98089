import ChirpDiagnostics

/// A field of a form is text or a list of texts; a form that is a type is a structure.
struct FormRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes {
      guard case .form(let content) = route.body?.value else { continue }
      switch content {
      case .fields(let fields):
        for field in fields { check(field, types: types, diagnostics: &diagnostics) }
      case .type(let expression):
        let type = types.expanded(types.expanded(types.resolve(expression)).unwrapped)
        if types.isStructure(type) { continue }
        if case .hole = type { continue }
        diagnostics.error(.noFields, at: expression.range)
      }
    }
  }

  private func check(_ field: Field, types: TypeTable, diagnostics: inout Diagnostics) {
    var type = types.expanded(types.expanded(types.resolve(field, in: nil)).unwrapped)
    if case .array(let element) = type { type = types.expanded(element) }
    if types.isText(type) { return }
    let range =
      switch field.type {
      case .expression(let expression): expression.range
      case .nested(let definition): definition.name.range
      }
    diagnostics.error(.notText(field.name.value), at: range, notes: [.init(.allowed)])
  }
}

extension Diagnostic.Message {
  fileprivate static let noFields: Self =
    "a form is a structure, or its fields are written in place"
  fileprivate static let allowed: Self = """
    a form takes text, numbers, Booleans, dates, UUIDs, URLs, enumerations and arrays of these; as a \
    structure, also structures
    """

  fileprivate static func notText(_ name: String) -> Self {
    "a value of the field '\(name)' has no form as text"
  }
}
