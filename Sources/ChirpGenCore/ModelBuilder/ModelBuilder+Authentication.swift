import ChirpDiagnostics

/// Builds ways of authentication, and what routes demand of them.
extension ModelBuilder {
  /// Whether there is one token, which needs no name.
  private var hasOneToken: Bool {
    guard let only = spec.authentication.first, spec.authentication.count == 1 else { return false }
    return if case .bearer = only.kind { true } else { only.kind == nil }
  }

  mutating func authentication() -> SwiftAuthentication? {
    if hasOneToken || spec.authentication.isEmpty { return nil }
    var scope = NameScope(
      reserved: ["apiKey", "basic", "bearer", "hashValue", "init", "kind", "name"],
      remedy: .renameScheme)
    return SwiftAuthentication(
      schemes: spec.authentication.map { scheme in
        SwiftAuthentication.Scheme(
          name: scope.member(renaming.member(scheme.name), diagnostics: &diagnostics),
          documentation: documentation(Remarks(scheme.description, nil, nil), depth: 1),
          expression: expression(scheme))
      })
  }

  private func expression(_ scheme: AuthenticationScheme) -> String {
    let name = StringLiteral.quoted(scheme.name.value)
    return switch scheme.kind {
    case .bearer, nil: ".bearer(\(name))"
    case .basic: ".basic(\(name))"
    case .apiKey(.header(let field)):
      ".apiKey(\(name), header: \(StringLiteral.quoted(field.value)))"
    case .apiKey(.query(let field)):
      ".apiKey(\(name), query: \(StringLiteral.quoted(field.value)))"
    case .apiKey(.cookie(let field)):
      ".apiKey(\(name), cookie: \(StringLiteral.quoted(field.value)))"
    }
  }

  private func memberName(of scheme: String) -> String? {
    let definition = spec.authentication.first { $0.name.value == scheme }
    return definition.flatMap { Identifier.member(renaming.member($0.name).value) }
  }

  /// `.none`, `.required` or what schemes are demanded.
  func authenticationText(_ authentication: Route.Authentication?) -> String {
    let form: String
    switch authentication ?? Route.Authentication.none {
    case .none: return ".none"
    case .any: form = ".any"
    case .all: form = ".all"
    }
    if hasOneToken { return ".required" }
    let members = (authentication?.schemes ?? []).compactMap { scheme in
      memberName(of: scheme.value).map { ".\(Keywords.behindDot(Keywords.escaped($0)))" }
    }
    return "\(form)([\(members.joined(separator: ", "))])"
  }
}

extension Diagnostic.Message {
  fileprivate static let renameScheme: Self = """
    choose another name; the name of a scheme does not travel
    """
}
