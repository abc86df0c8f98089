/// A way to prove who is calling.
package struct AuthenticationScheme: Sendable {
  package enum Kind: Sendable {
    /// RFC 6750.
    case bearer
    /// RFC 7617.
    case basic
    case apiKey(KeyPlace)
  }

  /// Where a key travels, and under which name.
  package enum KeyPlace: Sendable {
    case header(Located<String>)
    case query(Located<String>)
    case cookie(Located<String>)
  }

  package var name: Located<String>
  /// nil: it could not be read.
  package var kind: Kind?
  package var description: Located<String>?
}
