import ChirpDiagnostics

/// The base URL is absolute, over HTTP, leads where it is written to, and has neither query nor
/// fragment.
struct BaseURLRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for url in [spec.api.baseURL] + spec.routes.map(\.policies.baseURL) {
      if let url { check(url, diagnostics: &diagnostics) }
    }
  }

  private func check(_ url: Located<String>, diagnostics: inout Diagnostics) {
    let start = url.value.prefix(8).lowercased()
    guard let scheme = ["https://", "http://"].first(where: start.hasPrefix) else {
      diagnostics.error(.notAbsolute(url.value), at: url.range, notes: [.init(.example)])
      return
    }
    let rest = Array(url.value.unicodeScalars.dropFirst(scheme.count))
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if rest.contains("?") || rest.contains("#") {
      diagnostics.error(.queryOrFragment, at: url.range, notes: [.init(.example)])
    } else if host.contains("@") {
      diagnostics.error(.user, at: url.range, notes: [.init(.secretsStayOut), .init(.example)])
    } else if let fault = characterFault(host, rest[host.endIndex...]) {
      diagnostics.error(fault.message, at: url.range, notes: [.init(fault.remedy)])
    } else if !isAuthority(host) {
      diagnostics.error(.notAHost, at: url.range, notes: [.init(.example)])
    } else if hasDots(rest[host.endIndex...]) {
      diagnostics.error(.dots, at: url.range, notes: [.init(.example)])
    }
  }

  private func characterFault(
    _ host: ArraySlice<Unicode.Scalar>, _ path: ArraySlice<Unicode.Scalar>
  ) -> BaseURLCharacterFault? {
    BaseURLCharacterFault.first(inHost: String(String.UnicodeScalarView(host)))
      ?? BaseURLCharacterFault.first(inPath: String(String.UnicodeScalarView(path)))
  }

  /// Whether a segment of `path` is `.` or `..`, as it stands or encoded: what it leads to is not what
  /// is written (RFC 3986, section 5.2.4).
  private func hasDots(_ path: ArraySlice<Unicode.Scalar>) -> Bool {
    path.split(separator: "/").contains { segment in
      let text = String(String.UnicodeScalarView(segment)).lowercased()
        .replacing("%2e", with: ".")
      return text == "." || text == ".."
    }
  }

  /// A host with an optional port: a name, or an address of IP version 6 in brackets (RFC 3986,
  /// section 3.2). A user has no place in it, since a spec is for everybody.
  private func isAuthority(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = text
    if rest.first == "[" {
      guard let close = rest.firstIndex(of: "]") else { return false }
      let address = rest[..<close].dropFirst()
      guard address.contains(":"), address.allSatisfy(isAddressCharacter) else { return false }
      rest = rest[close...].dropFirst()
    } else {
      let name = rest.prefix { $0 != ":" }
      guard !name.isEmpty, isEncoded(name) else { return false }
      rest = rest.dropFirst(name.count)
    }
    if rest.isEmpty { return true }
    let digits = String(String.UnicodeScalarView(rest.dropFirst()))
    return rest.first == ":" && NumberText.isInteger(digits) && UInt16(digits) != nil
  }

  private func isAddressCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ":" || scalar == "." || scalar.isASCII && scalar.properties.isASCIIHexDigit
  }

  /// Whether `text` holds unreserved characters, sub-delimiters and percent-encoded bytes (RFC 3986,
  /// section 2) alone.
  private func isEncoded(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let allowed = "-._~!$&'()*+,;=".unicodeScalars
    return text.indices.allSatisfy { index in
      let scalar = text[index]
      if scalar == "%" {
        let digits = text[index...].dropFirst().prefix(2)
        return digits.count == 2 && digits.allSatisfy(\.properties.isASCIIHexDigit)
      }
      return scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || allowed.contains(scalar))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let example: Self = "a base URL is written 'https://api.example.com/v1'"
  fileprivate static let user: Self = "a base URL has neither a user nor a password"
  fileprivate static let secretsStayOut: Self = """
    a spec is for everybody, and so is what is generated: the client is told at run time who calls
    """
  fileprivate static let queryOrFragment: Self = "a base URL has neither '?' nor '#'"
  fileprivate static let dots: Self = "a base URL has neither '.' nor '..' between slashes"
  fileprivate static let notAHost: Self = """
    a base URL has the name of a host behind '//', and a port if need be
    """

  fileprivate static func notAbsolute(_ text: String) -> Self {
    "'\(text)' is not an absolute URL over http or https"
  }
}
