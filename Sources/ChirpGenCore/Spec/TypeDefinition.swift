import ChirpDiagnostics

/// A type that the spec defines, at its top level or inside a field.
package struct TypeDefinition: Sendable {
  package enum Kind: Sendable {
    case structure([Field])
    case enumeration([EnumerationCase])
    case union(Union)
    case alias(TypeExpression)
    /// The definition could not be read.
    case hole
  }

  package var name: Located<String>
  /// The names of a generic type's parameters.
  package var parameters: [Located<String>] = []
  package var kind: Kind
  /// Whether an enumeration has no values beside its cases.
  package var isFrozen = false
  /// Whether every case could be read, so that another one is unknown.
  package var hasAllCases = true
  package var description: Located<String>?
  package var example: Located<String>?
  package var deprecation: Deprecation?
  /// The protocols that the user asks for.
  package var conformances: [Located<String>] = []
}
