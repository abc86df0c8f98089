import ChirpDiagnostics

/// The paths to the reason and the code of an error lead through the fields of its body to text.
struct ErrorPathRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    guard let errors = spec.errors else { return }
    let body = types.resolve(errors.type)
    let reason = check(errors.reason, from: body, types: types, diagnostics: &diagnostics)
    if let last = errors.reason.last, let reason, !isText(reason, types: types) {
      diagnostics.error(.reasonIsNoText(last.value), at: last.range)
    }
    let code = check(errors.code, from: body, types: types, diagnostics: &diagnostics)
    if let last = errors.code.last, let code, !isText(code, types: types), !isInteger(code) {
      diagnostics.error(.codeIsNoText(last.value), at: last.range)
    }
  }

  /// The type of what `path` leads to, or nil, with an error, if it leads nowhere.
  private func check(
    _ path: [Located<String>], from body: ResolvedType, types: TypeTable,
    diagnostics: inout Diagnostics
  ) -> ResolvedType? {
    var type = unwrapped(body, types: types)
    var owner: String?
    var arguments: [String: ResolvedType] = [:]
    for name in path {
      guard case .defined(let id, let own) = type else {
        if case .hole = type { return .hole }
        diagnostics.error(.noFields(name.value, owner), at: name.range)
        return nil
      }
      switch types[id].definition.kind {
      case .structure(let fields):
        guard let field = fields.first(where: { $0.name.value == name.value }) else {
          let near = nearest(to: name.value, among: fields.map(\.name.value))
          diagnostics.error(
            .unknownField(name.value, types[id].name), at: name.range,
            notes: near.map { [.init(.didYouMean($0))] } ?? [])
          return nil
        }
        // What is nested in a generic type is made of the parameters of that.
        if !own.isEmpty { arguments = types.argumentsByName(of: id, own) }
        let fieldType = types.resolve(field, in: id).replacingParameters(with: arguments)
        type = unwrapped(fieldType, types: types)
        owner = name.value
      case .enumeration, .union, .alias:
        diagnostics.error(.noFields(name.value, owner), at: name.range)
        return nil
      case .hole: return .hole
      }
    }
    return type
  }

  /// What `type` stands for where it is not nil.
  private func unwrapped(_ type: ResolvedType, types: TypeTable) -> ResolvedType {
    types.expanded(types.expanded(type).unwrapped)
  }

  private func isInteger(_ type: ResolvedType) -> Bool {
    if case .builtIn(let builtIn) = type { builtIn.isInteger } else { false }
  }

  private func isText(_ type: ResolvedType, types: TypeTable) -> Bool {
    switch type {
    case .builtIn(let builtIn): builtIn == .string
    case .defined(let id, _):
      switch types[id].definition.kind {
      case .enumeration, .hole: true
      case .structure, .union, .alias: false
      }
    case .hole: true
    case .parameter, .optional, .patch, .array, .dictionary: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noFields(_ name: String, _ owner: String?) -> Self {
    let owner = owner.map { "'\($0)'" } ?? "the body"
    return "there is no field '\(name)', since \(owner) is no structure"
  }

  fileprivate static func unknownField(_ name: String, _ type: String) -> Self {
    "'\(type)' has no field '\(name)'"
  }

  fileprivate static func reasonIsNoText(_ name: String) -> Self {
    "the reason is text, and '\(name)' is none"
  }

  fileprivate static func codeIsNoText(_ name: String) -> Self {
    "the code is text or an integer, and '\(name)' is neither"
  }
}
