import ChirpDiagnostics

/// No structure holds itself other than through an array or a dictionary, and no alias stands for
/// itself or leads through too many others.
struct RecursionRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    // An alias that stands for itself is named once: to structures it is a hole.
    var endless: Set<TypeTable.ID> = []
    var aliases = CycleSearch { aliasesNamed(by: $0, types: types) }
    for cycle in aliases.cycles(of: types) {
      endless.insert(cycle.start)
      diagnostics.error(.alias(types[cycle.start].name), at: cycle.range)
    }
    if endless.isEmpty { checkGenericAliases(types, diagnostics: &diagnostics) }
    let held = HeldTypes(types)
    var structures = CycleSearch { endless.contains($0) ? [] : held.types(heldBy: $0) }
    for cycle in structures.cycles(of: types) {
      diagnostics.error(.structure(types[cycle.start].name), at: cycle.range)
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
      edges.append((target, name.range))
    }
    return edges
  }
}

extension Diagnostic.Message {
  fileprivate static func structure(_ name: String) -> Self {
    """
    '\(name)' holds itself here: this version of chirp-gen supports that only through an array or \
    a dictionary
    """
  }

  fileprivate static func aliases(_ name: String, _ count: Int) -> Self {
    "'\(name)' leads through more than \(String(count)) generic aliases"
  }

  fileprivate static func alias(_ name: String) -> Self {
    "the alias '\(name)' stands for itself"
  }
}
