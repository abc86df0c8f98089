extension Spec {
  /// Every type expression of the spec, and every one that it is made of: `[Post]`, then `Post`.
  func forEachTypePart(
    in table: TypeTable, _ body: (TypeExpression, TypeTable.ID?) -> Void
  ) {
    forEachTypeUse(in: table) { expression, scope in
      expression.forEachPart { body($0, scope) }
    }
  }

  /// Every type expression of the spec that names what is sent or received, with the type inside
  /// which it is written.
  private func forEachTypeUse(
    in table: TypeTable, _ body: (TypeExpression, TypeTable.ID?) -> Void
  ) {
    for id in table.ids {
      switch table[id].definition.kind {
      case .structure(let fields): forEachType(of: fields, in: id, body)
      case .union(let union): for variant in union.variants { body(variant.type, id) }
      case .alias(let type): body(type, id)
      case .enumeration, .hole: break
      }
    }
    if let errors { body(errors.type, nil) }
    for route in routes {
      forEachType(of: route.pathParameters, in: nil, body)
      forEachType(of: route.query, in: nil, body)
      forEachType(of: route.headers, in: nil, body)
      forEachType(of: route.body?.value.fields ?? [], in: nil, body)
      if let type = route.body?.value.type { body(type, nil) }
      if case .type(let type) = route.response { body(type, nil) }
      for error in route.errors { body(error.type, nil) }
    }
  }

  private func forEachType(
    of fields: [Field], in scope: TypeTable.ID?, _ body: (TypeExpression, TypeTable.ID?) -> Void
  ) {
    for field in fields {
      if case .expression(let type) = field.type { body(type, scope) }
    }
  }
}
