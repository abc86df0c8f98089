import ChirpDiagnostics

/// A value of every structure can be made: none holds itself other than where nothing can stand too.
/// No alias stands for itself or leads through too many others.
struct RecursionRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    // An alias that stands for itself is named once: to structures it is a hole.
    var aliases = CycleSearch { aliasesNamed(by: $0, types: types) }
    let endless = aliases.cycles(of: types)
    for cycle in endless {
      diagnostics.error(.alias(types[cycle.start].name), at: cycle.range)
    }
    if endless.isEmpty { checkGenericAliases(types, diagnostics: &diagnostics) }
    let held = HeldTypes(types)
    var structures = CycleSearch { held.types(heldBy: $0) }
    for cycle in structures.cycles(of: types) where !cycle.isEscapable {
      diagnostics.error(
        .endless(types[cycle.start].name), at: cycle.range, notes: [.init(.makeOptional)])
    }
  }

  /// Of a chain that is too long, the first alias that leads through too many others is named.
  private func checkGenericAliases(_ types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids where !types[id].definition.parameters.isEmpty {
      guard case .alias = types[id].definition.kind,
        types.genericAliasCount(from: id) > TypeTable.maximumGenericAliases
      else { continue }
      diagnostics.error(
        .aliases(types[id].name, TypeTable.maximumGenericAliases),
        at: types[id].definition.name.range)
      return
    }
  }

  /// The aliases that the alias `id` is made of, however deep: Swift follows all of them to know
  /// what it stands for.
  private func aliasesNamed(by id: TypeTable.ID, types: TypeTable) -> [CycleSearch.Edge] {
    guard case .alias(let expression) = types[id].definition.kind else { return [] }
    var edges: [CycleSearch.Edge] = []
    expression.forEachPart { part in
      guard case .named(let name, _) = part, let target = types.definedType(part, in: id),
        case .alias = types[target].definition.kind
      else { return }
      edges.append(.init(target: target, range: name.range))
    }
    return edges
  }
}

extension Diagnostic.Message {
  fileprivate static let makeOptional: Self = """
    make it optional with '?', or hold several of it in an array
    """

  fileprivate static func endless(_ name: String) -> Self {
    "'\(name)' holds itself here, so that no value of it could ever end"
  }

  fileprivate static func aliases(_ name: String, _ count: Int) -> Self {
    "'\(name)' leads through more than \(String(count)) generic aliases"
  }

  fileprivate static func alias(_ name: String) -> Self {
    "the alias '\(name)' stands for itself"
  }
}
