import ChirpDiagnostics

/// A header name is a token, and not one that the transport or the client sets.
struct HeaderNameRule: SpecRule {
  private static let reserved = [
    "host", "content-length", "transfer-encoding", "connection", "authorization",
  ]

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes {
      var first: [String: Field] = [:]
      for header in route.headers {
        let name = header.key ?? header.name
        let lowercased = name.value.lowercased()
        if !HTTPToken.isToken(name.value) {
          diagnostics.error(.notAName(name.value), at: name.range)
        } else if Self.isReserved(name.value) {
          let isAuthentication = lowercased == "authorization"
          diagnostics.error(
            .reserved(name.value), at: name.range,
            notes: isAuthentication ? [.init(.authenticationBelongs)] : [])
        } else if let other = first[lowercased] {
          diagnostics.error(
            .twice(name.value), at: name.range,
            notes: [.init(.firstHere, at: (other.key ?? other.name).range)])
        }
        first[lowercased] = header
      }
    }
  }

  /// Whether the transport or the client sets the header `name`.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name.lowercased())
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is first given here"

  fileprivate static let authenticationBelongs: Self = "leave it out: 'auth' is what sets it"

  fileprivate static func notAName(_ name: String) -> Self {
    "'\(name)' is not the name of a header"
  }

  fileprivate static func reserved(_ name: String) -> Self {
    "the header '\(name)' is set by the client"
  }

  fileprivate static func twice(_ name: String) -> Self {
    "the header '\(name)' is given twice; capitals make no difference"
  }
}
