package import ChirpDiagnostics

/// How a list that comes in pages is read to its end. Paths are of field names.
package struct Pages: Sendable {
  package indirect enum Kind: Sendable {
    /// A number that counts pages.
    case page(parameter: Located<String>, total: [Located<String>])
    /// A number that counts items; `limit` names the parameter that says how many a page holds.
    case offset(parameter: Located<String>, limit: Located<String>?, total: [Located<String>])
    /// What the page itself gives for the next one.
    case cursor(parameter: Located<String>, next: [Located<String>])
    /// The `Link` header (RFC 8288).
    case link
  }

  package var kind: Kind
  /// The path to the list in the response; empty if the response is the list.
  package var items: [Located<String>]
  package var range: SourceRange
}
