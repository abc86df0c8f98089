import ChirpDiagnostics

/// Builds the mapping of error bodies.
extension ModelBuilder {
  /// nil if there is nothing that all routes have in common.
  mutating func errorMapping() -> SwiftErrorMapping? {
    let defaults = endpointDefaults()
    let isUsual =
      switch options.style {
      case .factories:
        defaults.headers.isEmpty && defaults.authentication == ".none" && defaults.policies.isEmpty
          && spec.json.dates == .iso8601
      case .enum, .structs: defaults.policies.isEmpty
      }
    if spec.errors == nil, isUsual { return nil }
    var arguments: [String] = []
    var modules: SwiftModules = []
    if let errors = spec.errors {
      let body = names.text(types.resolve(errors.type), in: .module)
      modules = body.modules
      arguments.append("body: \(body.text).self")
      if let path = wirePath(errors.reason, from: errors.type) {
        arguments.append("reason: \(path)")
      }
      if let path = wirePath(errors.code, from: errors.type) {
        arguments.append("code: \(path)")
      }
    }
    return SwiftErrorMapping(
      arguments: arguments, modules: modules,
      defaults: options.style == .factories ? defaults : nil,
      sharedPolicies: options.style == .factories ? [] : defaults.policies, codes: codes())
  }

  private mutating func codes() -> [SwiftErrorMapping.Code] {
    let codes = spec.errors?.codes ?? []
    let codeNames = MemberNames.names(
      for: codes.map { MemberNames.Member(part: renaming.member($0, of: "errors")) },
      reserved: [["hashValue", "init", "rawValue"], names.topLevel], clashes: .settled,
      remedy: .renameCode, diagnostics: &diagnostics)
    return zip(codes, codeNames).map { code, name in
      SwiftErrorMapping.Code(name: name, rawValue: StringLiteral.quoted(code.value))
    }
  }

  /// The path of JSON keys that a path of field names stands for, as a literal: dotted, or a list of
  /// the keys if one of them holds a dot itself.
  private func wirePath(_ path: [Located<String>], from type: TypeExpression) -> String? {
    if path.isEmpty { return nil }
    var type = types.resolve(type)
    var keys: [String] = []
    var arguments: [String: ResolvedType] = [:]
    for name in path {
      guard case .defined(let id, let own) = types.expanded(types.expanded(type).unwrapped),
        case .structure(let fields) = types[id].definition.kind,
        let field = fields.first(where: { $0.name.value == name.value })
      else { return nil }
      keys.append(WireKey.key(of: field, style: spec.json.keys))
      if !own.isEmpty { arguments = types.argumentsByName(of: id, own) }
      type = types.resolve(field, in: id).replacingParameters(with: arguments)
    }
    return keys.contains { $0.contains(".") }
      ? "[" + keys.map(StringLiteral.quoted).joined(separator: ", ") + "]"
      : StringLiteral.quoted(keys.joined(separator: "."))
  }
}

extension Diagnostic.Message {
  fileprivate static let renameCode: Self = "leave it out: a code needs no name to be read"
}
