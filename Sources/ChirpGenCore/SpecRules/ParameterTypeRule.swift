import ChirpDiagnostics

/// A parameter of a path or a header is one piece of text; one of a query may be a list of these.
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
    if type.isOptional {
      if place == .path {
        diagnostics.error(.optionalPath(parameter.name.value), at: expression.range)
      }
      type = types.expanded(type.unwrapped)
    }
    if place == .query, case .array(let element) = type { type = types.expanded(element) }
    if !isText(type, types: types) {
      diagnostics.error(
        .notText(parameter.name.value), at: expression.range,
        notes: [.init(.allowed(place.rawValue))])
    }
  }

  private func isText(_ type: ResolvedType, types: TypeTable) -> Bool {
    switch type {
    case .builtIn(let builtIn): return builtIn.isParameter
    case .defined(let id, _):
      switch types[id].definition.kind {
      case .enumeration, .hole: return true
      case .structure, .alias: return false
      }
    case .hole: return true
    case .parameter, .optional, .array, .dictionary: return false
    }
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
      ? "a query takes text, numbers, Booleans, dates, UUIDs, URLs, enumerations and arrays of these"
      : "a \(place) takes text, numbers, Booleans, dates, UUIDs, URLs and enumerations"
  }
}
