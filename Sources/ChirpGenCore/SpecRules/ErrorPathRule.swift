import ChirpDiagnostics

/// The paths to the reason and the code of an error lead to fields of its body.
struct ErrorPathRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    guard let errors = spec.errors else { return }
    for path in [errors.reason, errors.code].compactMap(\.self) {
      check(path, from: types.resolve(errors.type), types: types, diagnostics: &diagnostics)
    }
    if let first = errors.codes.first, errors.code == nil {
      diagnostics.error(.codesWithoutCode, at: first.range)
    }
  }

  private func check(
    _ path: Located<[String]>, from type: ResolvedType, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    var type = type
    for name in path.value {
      switch types.expanded(types.expanded(type).unwrapped) {
      case .hole: return
      case .defined(let id, _):
        guard case .structure(let fields) = types[id].definition.kind else {
          diagnostics.error(.noFields(name, types[id].name), at: path.range)
          return
        }
        guard let field = fields.first(where: { $0.name.value == name }) else {
          let near = nearest(to: name, among: fields.map(\.name.value))
          diagnostics.error(
            .unknownField(name, types[id].name), at: path.range,
            notes: near.map { [.init(.didYouMean($0))] } ?? [])
          return
        }
        type = types.resolve(field, in: id)
      case .builtIn, .parameter, .optional, .array, .dictionary:
        diagnostics.error(.noFields(name, path.value.joined(separator: ".")), at: path.range)
        return
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let codesWithoutCode: Self = """
    'codes' are listed, but 'code' does not say which field of the body holds one
    """

  fileprivate static func noFields(_ name: String, _ owner: String) -> Self {
    "there is no field '\(name)', since '\(owner)' is no structure there"
  }

  fileprivate static func unknownField(_ name: String, _ type: String) -> Self {
    "'\(type)' has no field '\(name)'"
  }
}
