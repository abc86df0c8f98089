extension TypeTable {
  /// A type expression of the spec, or one that such a one is made of.
  struct Part: Sendable {
    let expression: TypeExpression
    /// The type inside which it is written.
    let scope: ID?
  }

  /// Every type expression of `spec` that names what is sent or received, each in front of those
  /// that it is made of: `[Post]`, then `Post`.
  func parts(of spec: Spec) -> [Part] {
    var parts: [Part] = []
    for id in ids {
      switch self[id].definition.kind {
      case .structure(let fields): Self.add(fields, in: id, to: &parts)
      case .union(let union):
        for variant in union.variants { Self.add(variant.type, in: id, to: &parts) }
      case .alias(let type): Self.add(type, in: id, to: &parts)
      case .enumeration, .hole: break
      }
    }
    if let errors = spec.errors { Self.add(errors.type, to: &parts) }
    for route in spec.routes {
      Self.add(route.pathParameters, to: &parts)
      Self.add(route.query, to: &parts)
      Self.add(route.headers, to: &parts)
      if let body = route.body?.value {
        Self.add(body.fields, to: &parts)
        if let type = body.type { Self.add(type, to: &parts) }
      }
      if case .type(let type) = route.response { Self.add(type, to: &parts) }
      for error in route.errors { Self.add(error.type, to: &parts) }
    }
    return parts
  }

  private static func add(_ fields: [Field], in scope: ID? = nil, to parts: inout [Part]) {
    for field in fields {
      if case .expression(let type) = field.type { add(type, in: scope, to: &parts) }
    }
  }

  private static func add(
    _ expression: TypeExpression, in scope: ID? = nil, to parts: inout [Part]
  ) {
    expression.forEachPart { parts.append(Part(expression: $0, scope: scope)) }
  }
}
