import ChirpDiagnostics

/// Builds the namespace of the API, and the groups in it.
extension ModelBuilder {
  /// A namespace while routes are added to it.
  private struct Draft {
    var scope: NameScope
    var namespace: SwiftNamespace
  }

  /// The API itself, and its groups in the order in which routes name them.
  mutating func namespaces() -> (SwiftNamespace, [SwiftNamespace]) {
    var main = mainNamespace()
    var groups: [Draft] = []
    var indexByGroup: [String: Int] = [:]
    var groupScope = NameScope(reserved: TypeNames.specNames, remedy: .renameGroup)
    for route in spec.routes {
      guard let group = route.group else {
        main.namespace.routes.append(self.route(route, in: &main.scope))
        continue
      }
      let index = indexByGroup[group.value] ?? groups.count
      if index == groups.count {
        let part = renaming.group(group)
        let name = groupScope.type(part, diagnostics: &diagnostics)
        checkHiding(
          part, named: name, called: "the group '\(group.value)'", .groupHides(options.namespace),
          remedy: .renameGroup)
        groups.append(
          Draft(scope: NameScope(remedy: .renameRoute), namespace: namespace(named: name)))
        indexByGroup[group.value] = index
      }
      groups[index].namespace.routes.append(self.route(route, in: &groups[index].scope))
    }
    return (finished(main), groups.map { finished($0) })
  }

  private func mainNamespace() -> Draft {
    // A group can have the name of a function only where letters have no capitals.
    let groupNames = spec.routes.compactMap { route in
      route.group.flatMap { Identifier.type(renaming.group($0).text) }
    }
    var namespace = namespace(named: options.namespace)
    namespace.documentation = namespaceDocumentation()
    namespace.baseURL = spec.api.baseURL.map { StringLiteral.quoted($0.value) }
    let scope = NameScope(
      reserved: Set(groupNames).union(spec.api.baseURL == nil ? [] : ["baseURL"]),
      remedy: .renameRoute)
    return Draft(scope: scope, namespace: namespace)
  }

  private func namespace(named name: String) -> SwiftNamespace {
    SwiftNamespace(
      library: names.library.hiding(in: .namespace), name: name, documentation: [], baseURL: nil,
      style: options.style, routes: [], properties: [])
  }

  private mutating func finished(_ draft: Draft) -> SwiftNamespace {
    var namespace = draft.namespace
    if options.style == .enum, !namespace.routes.isEmpty {
      namespace.properties = properties(of: namespace.routes)
    }
    return namespace
  }

  private func namespaceDocumentation() -> [String] {
    let name = spec.api.name.map { "The \($0.value) API." }
    guard let text = spec.api.description?.value ?? name else { return [] }
    return DocumentationComment.lines(text, columns: 100)
  }

  /// Refuses a type inside of the namespace that would hide a type at the top there.
  ///
  /// - Parameters:
  ///   - part: What becomes the type `name`.
  ///   - description: What it is called in messages.
  ///   - reason: Why it cannot be so.
  mutating func checkHiding(
    _ part: Nameable, named name: String, called description: String,
    _ reason: Diagnostic.Message, remedy: Diagnostic.Message, suffix: String = ""
  ) {
    guard let id = names.topLevelType(named: name) else { return }
    let type = renaming.type(id, of: types)
    let owner = NameFault.Owner(part: type, description: "the type '\(type.wire.value)'")
    let names = names
    NameFault(part: part, name: name, suffix: suffix, owner: owner).report(
      .described(description, owner.text, name), notes: [.init(reason)], remedy: remedy,
      isTaken: { names.namable.contains($0) }, diagnostics: &diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static func groupHides(_ namespace: String) -> Self {
    "a group is a type inside of '\(namespace)', and would hide the other one there"
  }
}
