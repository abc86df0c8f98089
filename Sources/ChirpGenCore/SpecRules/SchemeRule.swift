import ChirpDiagnostics

/// A key travels under a name that its place takes.
struct SchemeRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for scheme in spec.authentication {
      guard case .apiKey(let place) = scheme.kind else { continue }
      switch place {
      case .header(let name):
        if HeaderNameRule.isReserved(name.value), name.value.lowercased() != "authorization" {
          diagnostics.error(.reserved(name.value), at: name.range)
        } else if !HTTPToken.isToken(name.value) {
          diagnostics.error(.notAName(name.value, "header"), at: name.range)
        }
      case .cookie(let name):
        if !HTTPToken.isToken(name.value) {
          diagnostics.error(.notAName(name.value, "cookie"), at: name.range)
        }
      case .query: break
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func reserved(_ name: String) -> Self {
    "the header '\(name)' is set by the client"
  }

  fileprivate static func notAName(_ name: String, _ place: String) -> Self {
    "'\(name)' is not the name of a \(place)"
  }
}
