import ChirpDiagnostics

/// Builds the functions that make an endpoint of all pages of a list.
extension ModelBuilder {
  /// The function for the pages of `route`, which is called `name`. What is wrong with the paths, a rule
  /// tells.
  mutating func pages(
    of route: Route, named name: String, _ parameters: RouteParameters,
    _ response: TypeNames.Text, in scope: inout NameScope
  ) -> SwiftPages? {
    guard let pages = route.pages, let page = types.responseType(of: route),
      let items = path(pages.items, from: page), case .array(let item) = items.type
    else { return nil }
    let text = renaming.member(route.name, of: nil).text
    let itemsName = scope.member(
      Nameable(Located("\(text)_items", at: route.name.range), .none),
      called: "the function for the pages of '\(route.name.value)'", diagnostics: &diagnostics
    )
    let itemType = names.text(item, in: .namespace)
    let counted = counter(of: pages, parameters)
    var lines = comment("Every item of ``\(name.filter { $0 != "`" })``, page after page.")
    let rest = parameters.without(counted?.field)
    lines += documentation(of: rest)
    return SwiftPages(
      name: itemsName, documentation: lines, deprecation: deprecation(route),
      parameters: model(of: rest),
      types: "\(response.text), \(itemType.text)", kind: kind(of: pages),
      arguments: arguments(of: pages, page: page, items: items, counted, parameters),
      closureStart: counted.map { "{ \(closureParameter(of: pages, $0)) in" } ?? "{",
      call: call(of: name, parameters, around: surroundings(of: route)))
  }

  /// What a function of `route`'s namespace is found in by name: `Self`, unless that is a type of the
  /// spec.
  private func surroundings(of route: Route) -> String {
    guard names.topLevelType(named: "`Self`") != nil else { return "Self" }
    let group = route.group.flatMap { Identifier.type(renaming.group($0).text) }
    return group.map { "\(options.namespace).\(Keywords.escapedType($0))" } ?? options.namespace
  }

  /// What makes the endpoint of one page, in the function for all of them.
  private func call(
    of name: String, _ parameters: RouteParameters, around namespace: String
  ) -> SwiftExpression {
    let isHidden = Keywords.isContextual(name) || parameters.list.contains { $0.name == name }
    let route = isHidden ? "\(namespace).\(Keywords.behindDot(name))" : name
    let arguments = parameters.list.map { "\(Keywords.label($0.name)): \($0.name)" }
    switch options.style {
    case .factories: return list("\(route)(", arguments, ")")
    case .enum where arguments.isEmpty: return .text("\(route).endpoint()")
    case .enum: return list("\(route)(", arguments, ").endpoint()")
    case .structs: return list("\(route)(", arguments, ").endpoint")
    }
  }

  /// The modules that the type of an item of `route`'s pages is from.
  func itemModules(of route: Route) -> SwiftModules {
    guard let pages = route.pages, let page = types.responseType(of: route),
      case .array(let item) = path(pages.items, from: page)?.type
    else { return [] }
    return names.text(item, in: .namespace).modules
  }

  private func kind(of pages: Pages) -> String {
    switch pages.kind {
    case .page: "byPage"
    case .offset: "byOffset"
    case .cursor: "byCursor"
    case .link: "byLink"
    }
  }

  private func arguments(
    of pages: Pages, page: ResolvedType, items: MemberPath, _ counted: RouteParameters.Parameter?,
    _ parameters: RouteParameters
  ) -> [String] {
    let itemsArgument = "items: \(items.keyPath)"
    let total = { (names: [Located<String>]) in
      names.isEmpty ? nil : path(names, from: page).map { "total: \($0.keyPath)" }
    }
    switch pages.kind {
    case .page(_, let names):
      return [firstPage(counted), itemsArgument, total(names)].compactMap(\.self)
    case .offset(_, let limit, let names):
      let limit = limit.flatMap { parameters.parameter(named: $0.value) }
      return [limit.map { "limit: \($0.name)" }, itemsArgument, total(names)].compactMap(\.self)
    case .cursor(_, let names):
      let next = path(names, from: page).map { "next: \($0.keyPath)" }
      return [itemsArgument, next].compactMap(\.self)
    case .link: return [itemsArgument]
    }
  }

  /// Pages are counted from the default of their parameter on, and from 1 without one.
  private func firstPage(_ counted: RouteParameters.Parameter?) -> String? {
    guard case .number(let first) = counted?.field?.defaultValue?.value, first != "1" else {
      return nil
    }
    return "from: \(first)"
  }

  private func counter(
    of pages: Pages, _ parameters: RouteParameters
  ) -> RouteParameters.Parameter? {
    switch pages.kind {
    case .page(let name, _), .offset(let name, _, _), .cursor(let name, _):
      parameters.parameter(named: name.value)
    case .link: nil
    }
  }

  private func closureParameter(
    of pages: Pages, _ counted: RouteParameters.Parameter
  ) -> String {
    guard case .cursor = pages.kind, let field = counted.field else { return counted.name }
    return "(\(counted.name): \(names.text(types.resolve(field, in: nil), in: .namespace).text))"
  }

  /// Members of a value, one behind the other.
  private struct MemberPath {
    /// `.metadata?.total`
    var text = ""
    var type: ResolvedType
    /// Whether the last one may be.
    var endsOptional = false

    var keyPath: String { text.isEmpty ? "\\.self" : "\\\(text)" }
  }

  /// The name that the property of `field` has in the structure `type`; what is wrong with it is told
  /// where the type is built.
  private func propertyName(of field: Field, in type: ResolvedType) -> String? {
    guard case .defined(let id, _) = type,
      case .structure(let fields) = types[id].definition.kind,
      let index = fields.firstIndex(where: { $0.name.range == field.name.range })
    else { return nil }
    var unreported = Diagnostics()
    return MemberNames.names(
      for: members(of: id, fields), reserved: reservedNames(of: id, fields),
      clashes: .refused, remedy: .renameField, diagnostics: &unreported)[index]
  }

  private func path(_ names: [Located<String>], from type: ResolvedType) -> MemberPath? {
    var path = MemberPath(type: types.expanded(type))
    var arguments: [String: ResolvedType] = [:]
    for name in names {
      guard let (field, type) = types.field(name.value, of: path.type, &arguments),
        let property = propertyName(of: field, in: path.type)
      else { return nil }
      let mark = path.endsOptional ? "?" : ""
      path.text += "\(mark).\(Keywords.behindDot(property))"
      let expanded = types.expanded(type)
      path.endsOptional = expanded.isOptional
      path.type = types.expanded(expanded.withoutOptional)
    }
    return path
  }
}
