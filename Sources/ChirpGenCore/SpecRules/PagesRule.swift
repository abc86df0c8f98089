import ChirpDiagnostics

/// Pages lead somewhere: their parameters are those of the route, and their paths end at what they
/// are to give.
struct PagesRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes {
      guard let pages = route.pages else { continue }
      guard let page = types.responseType(of: route) else {
        diagnostics.error(.noResponse, at: pages.range)
        continue
      }
      var paths = PathCheck(page: page, types: types)
      check(pages, of: route, &paths, types: types, diagnostics: &diagnostics)
    }
  }

  private func check(
    _ pages: Pages, of route: Route, _ paths: inout PathCheck, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    if let items = paths.type(pages.items, at: pages.range, diagnostics: &diagnostics),
      !items.isArrayOrHole
    {
      diagnostics.error(
        pages.items.isEmpty ? .responseIsNoList : .itemsAreNoList,
        at: pages.items.last?.range ?? pages.range)
    }
    switch pages.kind {
    case .page(let parameter, let total):
      checkNumber(parameter, of: route, types: types, diagnostics: &diagnostics)
      checkTotal(total, &paths, diagnostics: &diagnostics)
    case .offset(let parameter, let limit, let total):
      checkNumber(parameter, of: route, types: types, diagnostics: &diagnostics)
      if let limit { checkNumber(limit, of: route, types: types, diagnostics: &diagnostics) }
      checkTotal(total, &paths, diagnostics: &diagnostics)
    case .cursor(let parameter, let next):
      let given = paths.type(next, at: pages.range, diagnostics: &diagnostics)
      guard let field = field(parameter, of: route, diagnostics: &diagnostics) else { return }
      let type = types.expanded(types.resolve(field, in: nil))
      if case .hole = type { return }
      if !type.isOptional {
        diagnostics.error(.cursorIsNeeded(parameter.value), at: parameter.range)
      } else if let given, given != .hole, given != types.expanded(type.withoutOptional),
        let last = next.last
      {
        diagnostics.error(
          .otherCursor(last.value, parameter.value), at: last.range,
          notes: [.init(.parameterIsHere(parameter.value), at: field.name.range)])
      }
    case .link: break
    }
  }

  private func checkTotal(
    _ total: [Located<String>], _ paths: inout PathCheck, diagnostics: inout Diagnostics
  ) {
    guard let last = total.last,
      let type = paths.type(total, at: last.range, diagnostics: &diagnostics)
    else { return }
    if !type.isIntOrHole { diagnostics.error(.notANumber(last.value), at: last.range) }
  }

  private func checkNumber(
    _ parameter: Located<String>, of route: Route, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    guard let field = field(parameter, of: route, diagnostics: &diagnostics) else { return }
    let type = types.expanded(types.expanded(types.resolve(field, in: nil)).unwrapped)
    if !type.isIntOrHole { diagnostics.error(.notANumber(parameter.value), at: parameter.range) }
  }

  /// The parameter of the route that is called `name`.
  private func field(
    _ name: Located<String>, of route: Route, diagnostics: inout Diagnostics
  ) -> Field? {
    let fields =
      route.pathParameters + route.query + route.headers + (route.body?.value.fields ?? [])
    if let field = fields.first(where: { $0.name.value == name.value }) {
      guard let constant = field.constant else { return field }
      diagnostics.error(
        .constant(name.value), at: name.range, notes: [.init(.constantIsHere, at: constant.range)])
      return nil
    }
    let possible = fields.filter { $0.constant == nil }
    let near = nearest(to: name.value, among: possible.map(\.name.value))
    diagnostics.error(
      .unknownParameter(name.value), at: name.range,
      notes: near.map { [.init(.didYouMean($0))] } ?? [])
    return nil
  }

  /// Follows paths of field names from the type of a page.
  private struct PathCheck {
    let page: ResolvedType
    let types: TypeTable

    func type(
      _ path: [Located<String>], at range: SourceRange, diagnostics: inout Diagnostics
    ) -> ResolvedType? {
      var type = types.expanded(page)
      var arguments: [String: ResolvedType] = [:]
      for name in path {
        type = types.expanded(type.withoutOptional)
        if case .hole = type { return .hole }
        guard let (_, next) = types.field(name.value, of: type, &arguments) else {
          let near = nearest(to: name.value, among: types.fieldNames(of: type))
          diagnostics.error(
            .unknownField(name.value), at: name.range,
            notes: near.map { [.init(.didYouMean($0))] } ?? [])
          return nil
        }
        type = types.expanded(next)
      }
      return types.expanded(type.withoutOptional)
    }
  }
}

extension ResolvedType {
  fileprivate var isArrayOrHole: Bool {
    switch self {
    case .array, .hole: true
    case .builtIn, .defined, .parameter, .optional, .patch, .dictionary: false
    }
  }

  fileprivate var isIntOrHole: Bool {
    switch self {
    case .builtIn(let builtIn): builtIn == .int
    case .hole: true
    case .defined, .parameter, .optional, .patch, .array, .dictionary: false
    }
  }
}

extension TypeTable {
  fileprivate func fieldNames(of type: ResolvedType) -> [String] {
    guard case .defined(let id, _) = type, case .structure(let fields) = self[id].definition.kind
    else { return [] }
    return fields.map(\.name.value)
  }
}

extension Diagnostic.Message {
  fileprivate static let noResponse: Self = "pages are of a response, and the route has none"
  fileprivate static let responseIsNoList: Self = """
    the response is no list, and 'items' does not say where in it the list is
    """
  fileprivate static let itemsAreNoList: Self = "'items' leads to something that is no list"

  fileprivate static func notANumber(_ name: String) -> Self {
    "'\(name)' is counted, and its type is not 'Int'"
  }

  fileprivate static func cursorIsNeeded(_ name: String) -> Self {
    "the first page has no cursor: make the parameter '\(name)' optional with '?'"
  }

  fileprivate static func otherCursor(_ next: String, _ parameter: String) -> Self {
    "'\(next)' is not of the type of the parameter '\(parameter)', which it is to be given to"
  }

  fileprivate static let constantIsHere: Self = "the constant is given here"

  fileprivate static func constant(_ name: String) -> Self {
    "'\(name)' is a constant, which is the same for every page"
  }

  fileprivate static func parameterIsHere(_ name: String) -> Self {
    "'\(name)' is declared here"
  }

  fileprivate static func unknownParameter(_ name: String) -> Self {
    "the route has no parameter '\(name)'"
  }

  fileprivate static func unknownField(_ name: String) -> Self {
    "the response has no field '\(name)' there"
  }
}
