/// The fields and variants that close a cycle of types: what they hold is kept outside of what holds
/// it, so that a value has a size.
struct BoxedMembers {
  private var members: [TypeTable.ID: Set<Int>] = [:]

  init(_ types: TypeTable) {
    let held = HeldTypes(types)
    var search = CycleSearch { held.types(heldBy: $0) }
    for step in search.cycles(of: types).map(\.closing) {
      members[step.id, default: []].insert(step.edge.member)
    }
  }

  /// Whether the field or variant at `index` of `id` is one.
  func contains(_ index: Int, of id: TypeTable.ID) -> Bool {
    members[id]?.contains(index) ?? false
  }
}
