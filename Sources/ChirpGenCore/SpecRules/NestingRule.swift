import ChirpDiagnostics

/// How deep types are defined in each other.
struct NestingRule: SpecRule {
  /// More can neither be read nor be rendered, which each type takes some levels of a stack for.
  static let maximumDepth = 16

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    var depths: [Int] = []
    depths.reserveCapacity(types.entries.count)
    for entry in types.entries {
      let depth = entry.parent.map { depths[$0.index] + 1 } ?? 0
      depths.append(depth)
      // What is deeper still is told of by this one.
      if depth == Self.maximumDepth + 1 {
        diagnostics.error(
          .tooDeep(limit: Self.maximumDepth), at: entry.definition.name.range,
          notes: [.init(.nameIt)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooDeep(limit: Int) -> Self {
    "types are nested more than \(limit) deep here"
  }

  fileprivate static let nameIt: Self =
    "define this one under 'types', and name it as the type of the field"
}
