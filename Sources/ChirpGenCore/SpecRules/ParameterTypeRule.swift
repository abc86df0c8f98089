import ChirpDiagnostics

/// A parameter of a path or a header is one piece of text; one of a query may be a list of these, or
/// an object of fields.
struct ParameterTypeRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes {
      for parameter in route.pathParameters {
        check(parameter, .path, types: types, diagnostics: &diagnostics)
      }
      for parameter in route.query {
        check(parameter, .query, types: types, diagnostics: &diagnostics)
      }
      for parameter in route.headers {
        check(parameter, .header, types: types, diagnostics: &diagnostics)
      }
    }
  }

  private enum Place: String {
    case path
    case query
    case header
  }

  private func check(
    _ parameter: Field, _ place: Place, types: TypeTable, diagnostics: inout Diagnostics
  ) {
    guard case .expression(let expression) = parameter.type else { return }
    var type = types.expanded(types.resolve(expression))
    if case .patch = type { return }
    if type.isOptional {
      if place == .path {
        diagnostics.error(.optionalPath(parameter.name.value), at: expression.range)
      }
      type = types.expanded(type.unwrapped)
    }
    checkStyle(of: parameter, type, place, types: types, diagnostics: &diagnostics)
    if place == .query, parameter.constant == nil {
      if types.isStructure(type) { return }
      if case .array(let element) = type { type = types.expanded(element) }
    }
    if !types.isText(type) {
      diagnostics.error(
        .notText(parameter.name.value), at: expression.range,
        notes: [.init(.allowed(place.rawValue))])
    }
  }

  private func checkStyle(
    of parameter: Field, _ type: ResolvedType, _ place: Place, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    guard let style = parameter.style else { return }
    var possible: [ParameterStyle] = []
    if place == .query {
      if case .array = type { possible = [.repeat, .comma, .space, .pipe, .brackets] }
      if types.isStructure(type) { possible = [.repeat, .comma, .deepObject] }
      if case .hole = type { return }
    }
    if possible.isEmpty {
      diagnostics.error(.styleWithoutParts(parameter.name.value), at: style.range)
    } else if !possible.contains(style.value) {
      diagnostics.error(
        .otherStyle(parameter.name.value, style.value.rawValue), at: style.range,
        notes: [.init(.styles(possible.map(\.rawValue)))])
    }
  }
}

extension TypeTable {
  /// Whether a value of the expanded `type` is one piece of text in a path, a query or a header.
  func isText(_ type: ResolvedType) -> Bool {
    switch type {
    case .builtIn(let builtIn): return builtIn.isParameter
    case .defined(let id, _):
      switch self[id].definition.kind {
      case .enumeration, .hole: return true
      case .structure, .union, .alias: return false
      }
    // Where a patch may stand, another rule tells.
    case .hole, .patch: return true
    case .parameter, .optional, .array, .dictionary: return false
    }
  }

  func isStructure(_ type: ResolvedType) -> Bool {
    guard case .defined(let id, _) = type, case .structure = self[id].definition.kind else {
      return false
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func optionalPath(_ name: String) -> Self {
    "the path parameter '\(name)' cannot be absent"
  }

  fileprivate static func notText(_ name: String) -> Self {
    "a value of the parameter '\(name)' has no form as text"
  }

  fileprivate static func allowed(_ place: String) -> Self {
    place == "query"
      ? """
      a query takes text, numbers, Booleans, dates, UUIDs, URLs, enumerations, arrays of these, and \
      structures
      """
      : "a \(place) takes text, numbers, Booleans, dates, UUIDs, URLs and enumerations"
  }

  fileprivate static func styleWithoutParts(_ name: String) -> Self {
    "a style says how an array or a structure is written in a query, and '\(name)' is neither"
  }

  fileprivate static func otherStyle(_ name: String, _ style: String) -> Self {
    "'\(name)' cannot be written in the style '\(style)'"
  }

  fileprivate static func styles(_ names: [String]) -> Self {
    "it takes \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
