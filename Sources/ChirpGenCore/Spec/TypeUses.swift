import ChirpDiagnostics

/// The types at the top of a spec that something is made of, however deep.
struct TypeUses {
  private let definitions: [String: TypeDefinition]
  /// Where each is used first, or defined if it is there for its own sake.
  private var places: [String: SourceRange] = [:]
  private var pending: [TypeDefinition] = []

  init(_ spec: Spec) {
    definitions = Dictionary(spec.types.map { ($0.name.value, $0) }) { first, _ in first }
  }

  /// Where the type is used; nil if it is not.
  func place(of name: String) -> SourceRange? {
    places[name]
  }

  mutating func add(_ definition: TypeDefinition) {
    note(definition.name.value, at: definition.name.range)
    follow()
  }

  mutating func add(_ type: TypeExpression) {
    collect(type)
    follow()
  }

  mutating func add(_ route: Route) {
    for field in route.pathParameters + route.query + route.headers { collect(field) }
    for field in route.body?.value.fields ?? [] { collect(field) }
    if let type = route.body?.value.type { collect(type) }
    switch route.response {
    case .type(let type): collect(type)
    case .definition(let definition): pending.append(definition)
    case nil: break
    }
    for error in route.errors { collect(error.type) }
    follow()
  }

  private mutating func follow() {
    while let definition = pending.popLast() {
      switch definition.kind {
      case .structure(let fields): for field in fields { collect(field) }
      case .union(let union): for variant in union.variants { collect(variant.type) }
      case .alias(let type): collect(type)
      case .enumeration, .hole: break
      }
    }
  }

  private mutating func collect(_ field: Field) {
    switch field.type {
    case .expression(let type): collect(type)
    case .nested(let definition): pending.append(definition)
    }
  }

  private mutating func collect(_ type: TypeExpression) {
    var names: [Located<String>] = []
    type.forEachPart { part in
      if case .named(let name, _) = part { names.append(name) }
    }
    for name in names {
      // `Page.Metadata` stands in `Page`.
      note(String(name.value.prefix { $0 != "." }), at: name.range)
    }
  }

  private mutating func note(_ name: String, at place: SourceRange) {
    guard places[name] == nil, let definition = definitions[name] else { return }
    places[name] = place
    pending.append(definition)
  }
}
