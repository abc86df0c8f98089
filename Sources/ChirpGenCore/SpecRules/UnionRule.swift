import ChirpDiagnostics

/// A variant of a union is there, and with a tag it is a structure, beside whose fields the tag lies.
struct UnionRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    var search = CycleSearch { attempts(of: $0, types: types) }
    for cycle in search.cycles(of: types) {
      diagnostics.error(
        .triesItself(types[cycle.start].name), at: cycle.range, notes: [.init(.holdInList)])
    }
    for id in types.ids {
      guard case .union(let union) = types[id].definition.kind else { continue }
      for variant in union.variants {
        let type = types.expanded(types.resolve(variant.type, in: id))
        if type.isOptional {
          diagnostics.error(
            .optional(types[id].name), at: variant.type.range, notes: [.init(.makeUseOptional)])
        } else if let tag = union.tag {
          checkTagged(
            variant, type, tag, spec.json.keys, types: types, diagnostics: &diagnostics)
        }
      }
    }
  }

  /// The unions without a tag that the union `id` tries to read before anything of the value is taken.
  private func attempts(of id: TypeTable.ID, types: TypeTable) -> [CycleSearch.Edge] {
    guard case .union(let union) = types[id].definition.kind, union.tag == nil else { return [] }
    return union.variants.flatMap { variant in
      attempts(at: types.resolve(variant.type, in: id), types: types).map {
        CycleSearch.Edge(target: $0, range: variant.type.range)
      }
    }
  }

  private func attempts(at type: ResolvedType, types: TypeTable) -> [TypeTable.ID] {
    guard case .defined(let id, let arguments) = types.expanded(type),
      case .union(let union) = types[id].definition.kind, union.tag == nil
    else { return [] }
    let tried = union.variants.map { types.resolve($0.type, in: id) }
    let parameters = types[id].definition.parameters.map(\.value)
    return zip(parameters, arguments).reduce(into: [id]) { found, pair in
      if tried.contains(.parameter(pair.0)) { found += attempts(at: pair.1, types: types) }
    }
  }

  private func checkTagged(
    _ variant: Union.Variant, _ type: ResolvedType, _ tag: Located<String>,
    _ style: JSONOptions.KeyStyle, types: TypeTable, diagnostics: inout Diagnostics
  ) {
    if case .hole = type { return }
    guard case .defined(let id, _) = type else {
      diagnostics.error(.noObject, at: variant.type.range, notes: [.init(.structuresOnly)])
      return
    }
    switch types[id].definition.kind {
    case .structure(let fields):
      let key = WireKey.key(ofName: tag.value, style: style)
      let clash = fields.first { WireKey.key(of: $0, style: style) == key }
      guard let clash else { return }
      let own = types.expanded(types.resolve(clash, in: id))
      if case .builtIn(let builtIn) = own, builtIn == .string || builtIn.isInteger { return }
      if case .defined(let id, _) = own, case .enumeration = types[id].definition.kind { return }
      if case .hole = own { return }
      diagnostics.error(
        .fieldLikeTag(clash.name.value), at: clash.name.range,
        notes: [.init(.tagIsHere, at: tag.range)])
    case .enumeration, .union, .alias:
      diagnostics.error(.noObject, at: variant.type.range, notes: [.init(.structuresOnly)])
    case .hole: break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let makeUseOptional: Self = "make the use of the union optional"
  fileprivate static let holdInList: Self = """
    hold it in an array, or in a structure, which takes something of the value first
    """
  fileprivate static let noObject: Self = "a variant with a tag is a structure, and this is none"
  fileprivate static let structuresOnly: Self = """
    the tag lies beside the fields of the variant; without a tag, 'oneOf' is a list of any types
    """
  fileprivate static let tagIsHere: Self = "the tag is here"

  fileprivate static func triesItself(_ name: String) -> Self {
    "to read '\(name)' it would have to be read itself, without end"
  }

  fileprivate static func optional(_ name: String) -> Self {
    "a variant of '\(name)' cannot be absent"
  }

  fileprivate static func fieldLikeTag(_ name: String) -> Self {
    "the field '\(name)' has the key of the tag, and is neither text nor an integer"
  }
}
