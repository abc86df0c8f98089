import ChirpDiagnostics

/// Builds ways of authentication, and what routes demand of them.
extension ModelBuilder {
  /// Whether there is one token, which needs no name.
  private var hasOneToken: Bool {
    guard let only = spec.authentication.first, spec.authentication.count == 1 else { return false }
    return if case .bearer = only.kind { true } else { only.kind == nil }
  }

  func authentication() -> SwiftAuthentication? {
    if hasOneToken || spec.authentication.isEmpty { return nil }
    return SwiftAuthentication(
      schemes: spec.authentication.map { scheme in
        SwiftAuthentication.Scheme(
          name: schemeNames[scheme.name.value] ?? "",
          documentation: documentation(Remarks(scheme.description, nil, nil), depth: 1),
          expression: expression(scheme))
      })
  }

  /// The names of the schemes, as they are declared, by what the spec calls them.
  static func schemeNames(
    _ schemes: [AuthenticationScheme], _ renaming: Renaming, diagnostics: inout Diagnostics
  ) -> [String: String] {
    let names = MemberNames.names(
      for: schemes.map { MemberNames.Member(part: renaming.member($0.name, of: "auth")) },
      reserved: [["apiKey", "basic", "bearer", "hashValue", "init", "kind", "name"]],
      clashes: .settled, remedy: .renameScheme, diagnostics: &diagnostics)
    return Dictionary(zip(schemes.map(\.name.value), names)) { first, _ in first }
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
      schemeNames[scheme.value].map { ".\(Keywords.behindDot($0))" }
    }
    return "\(form)([\(members.joined(separator: ", "))])"
  }
}

extension Diagnostic.Message {
  fileprivate static let renameScheme: Self = """
    choose another name; the name of a scheme does not travel
    """
}
