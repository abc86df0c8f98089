import ChirpDiagnostics

/// A method is a token (RFC 9110, section 5.6.2), in capitals if it is one that everybody knows, and
/// one that has a body where a body is sent or received.
struct MethodRule: SpecRule {
  /// The methods that the runtime has names for.
  static let named = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes where !route.method.value.isEmpty {
      let method = route.method.value
      if !HTTPToken.isToken(method) {
        diagnostics.error(.notAMethod(method), at: route.method.range)
      } else if !Self.named.contains(method), Self.named.contains(method.uppercased()) {
        diagnostics.error(.capitals(method), at: route.method.range)
      }
      if let body = route.body, !body.value.isHole, ["GET", "HEAD"].contains(method) {
        diagnostics.error(
          .bodyless(method), at: body.range,
          notes: [.init(.methodIsHere, at: route.method.range)])
      }
      if method == "HEAD" { checkHead(route, diagnostics: &diagnostics) }
    }
  }

  /// The answer to HEAD is that to GET without its content (RFC 9110, section 9.3.2).
  private func checkHead(_ route: Route, diagnostics: inout Diagnostics) {
    let response: SourceRange? =
      switch route.response {
      case .type(let type): type.range
      case .definition: route.method.range
      case nil: nil
      }
    if let response {
      diagnostics.error(.headResponse, at: response, notes: [.init(.useGet)])
    }
    for error in route.errors {
      diagnostics.error(.headResponse, at: error.type.range, notes: [.init(.useGet)])
    }
  }
}

extension Route.Body {
  fileprivate var isHole: Bool {
    if case .hole = type { true } else { false }
  }
}

extension Diagnostic.Message {
  fileprivate static let headResponse: Self = "the answer to a HEAD request has no body to decode"
  fileprivate static let useGet: Self = """
    leave it out and read the headers of the answer, or send a GET request
    """
  fileprivate static let methodIsHere: Self = "the method is given here"

  fileprivate static func notAMethod(_ method: String) -> Self {
    "'\(method)' is not an HTTP method"
  }

  fileprivate static func capitals(_ method: String) -> Self {
    "HTTP methods are written in capitals: '\(method.uppercased())'"
  }

  fileprivate static func bodyless(_ method: String) -> Self {
    "a \(method) request has no body"
  }
}
