import ChirpDiagnostics

/// A structure that stands in a query or a form holds only what these have a form for: arrays of plain
/// values, and between commas no arrays and no structures.
struct FlatStructureRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes {
      for parameter in route.query where parameter.constant == nil {
        guard case .expression(let type) = parameter.type else { continue }
        let isBetweenCommas = parameter.style?.value == .comma
        check(
          type, in: isBetweenCommas ? .commas : .query, types: types, diagnostics: &diagnostics)
      }
      if case .form(.type(let type)) = route.body?.value {
        check(type, in: .form, types: types, diagnostics: &diagnostics)
      }
    }
  }

  fileprivate enum Place {
    case query
    case commas
    case form
  }

  private func check(
    _ expression: TypeExpression, in place: Place, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    let type = types.expanded(types.expanded(types.resolve(expression)).unwrapped)
    guard types.isStructure(type), case .defined(let id, _) = type else { return }
    var search = FieldSearch(types: types, isBetweenCommas: place == .commas)
    guard let field = search.fieldWithoutForm(of: type) else { return }
    diagnostics.error(
      .withoutForm(types[id].name, place), at: expression.range,
      notes: [
        .init(
          place == .commas ? .plainBetweenCommas(field.value) : .plainInArrays(field.value),
          at: field.range)
      ])
  }
}

/// Looks for a field that has no form in a query or a form.
private struct FieldSearch {
  let types: TypeTable
  let isBetweenCommas: Bool
  /// The types that have been looked into, since one may hold itself, with ever other arguments too.
  private var seen: Set<TypeTable.ID> = []

  init(types: TypeTable, isBetweenCommas: Bool) {
    self.types = types
    self.isBetweenCommas = isBetweenCommas
  }

  /// The first such field of the expanded `type`, or of what that holds.
  ///
  /// - Parameter arguments: What the generic parameters around `type` stand for.
  mutating func fieldWithoutForm(
    of type: ResolvedType, _ arguments: [String: ResolvedType] = [:]
  ) -> Located<String>? {
    guard case .defined(let id, let own) = type, seen.insert(id).inserted,
      case .structure(let fields) = types[id].definition.kind
    else { return nil }
    let arguments = own.isEmpty ? arguments : types.argumentsByName(of: id, own)
    for field in fields {
      let fieldType = types.resolve(field, in: id).replacingParameters(with: arguments)
      let content = types.expanded(types.expanded(fieldType).unwrapped)
      if let found = fault(in: content, of: field.name, arguments) { return found }
    }
    return nil
  }

  /// `field`, or a field of the structures that it holds, if the value `type` of it has no form.
  private mutating func fault(
    in type: ResolvedType, of field: Located<String>, _ arguments: [String: ResolvedType]
  ) -> Located<String>? {
    if isPlain(type) { return nil }
    if isBetweenCommas { return field }
    switch type {
    case .array(let element): return isPlain(types.expanded(element)) ? nil : field
    case .dictionary(_, let value):
      return fault(in: types.expanded(types.expanded(value).unwrapped), of: field, arguments)
    case .defined(let id, let own):
      guard case .union(let union) = types[id].definition.kind else {
        return fieldWithoutForm(of: type, arguments)
      }
      if !seen.insert(id).inserted { return nil }
      let arguments = own.isEmpty ? arguments : types.argumentsByName(of: id, own)
      for variant in union.variants {
        let variant = types.resolve(variant.type, in: id).replacingParameters(with: arguments)
        if let found = fault(in: types.expanded(variant), of: field, arguments) { return found }
      }
      return nil
    case .builtIn, .parameter, .optional, .patch, .hole: return nil
    }
  }

  /// Whether each value of the expanded `type` is one piece of text. Any JSON may be.
  private func isPlain(_ type: ResolvedType) -> Bool {
    switch type {
    case .builtIn, .parameter, .hole: return true
    case .defined(let id, _):
      guard case .union(let union) = types[id].definition.kind, union.tag == nil else {
        return types.isText(type)
      }
      return union.variants.allSatisfy { variant in
        // A union that lists itself is refused elsewhere; one that holds lists of itself is not.
        let variant = types.expanded(types.resolve(variant.type, in: id))
        return if case .builtIn = variant { true } else { types.isText(variant) }
      }
    case .optional, .patch, .array, .dictionary: return false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func withoutForm(_ type: String, _ place: FlatStructureRule.Place) -> Self {
    switch place {
    case .query: "'\(type)' holds something that cannot be written in a query"
    case .commas: "'\(type)' holds something that cannot be written in the style 'comma'"
    case .form: "'\(type)' holds something that cannot be written in a form"
    }
  }

  fileprivate static func plainInArrays(_ field: String) -> Self {
    "an array holds text, numbers, Booleans and the like there, and '\(field)' holds something else"
  }

  fileprivate static func plainBetweenCommas(_ field: String) -> Self {
    "between commas stand text, numbers, Booleans and the like, and '\(field)' is none of these"
  }
}
