import ChirpDiagnostics

/// The base URL is absolute, over HTTP, and has neither query nor fragment.
struct BaseURLRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    guard let url = spec.api.baseURL else { return }
    let text = url.value.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }),
      let host = text.dropFirst(scheme.count).split(
        separator: "/", maxSplits: 1, omittingEmptySubsequences: false
      ).first, !host.isEmpty
    else {
      diagnostics.error(.notAbsolute(url.value), at: url.range, notes: [.init(.example)])
      return
    }
    if text.contains("?") || text.contains("#") {
      diagnostics.error(.queryOrFragment, at: url.range)
    } else if !text.unicodeScalars.allSatisfy({ isURLCharacter($0) }) {
      diagnostics.error(.illegalCharacter, at: url.range)
    }
  }

  /// RFC 3986, section 2: reserved and unreserved characters and `%`.
  private func isURLCharacter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return false }
    return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-._~:/?#[]@!$&'()*+,;=%".unicodeScalars.contains(scalar)
  }
}

extension Diagnostic.Message {
  fileprivate static let example: Self = "a base URL is written 'https://api.example.com/v1'"
  fileprivate static let queryOrFragment: Self = "a base URL has neither '?' nor '#'"
  fileprivate static let illegalCharacter: Self = """
    a base URL has ASCII characters alone, others percent-encoded
    """

  fileprivate static func notAbsolute(_ text: String) -> Self {
    "'\(text)' is not an absolute URL over http or https"
  }
}
