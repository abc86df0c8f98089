import ChirpDiagnostics

/// A type that the spec defines, at its top level or inside a field.
package struct TypeDefinition: Sendable {
  package enum Kind: Sendable {
    case structure([Field])
    case enumeration([EnumerationCase])
    case alias(TypeExpression)
    /// The definition could not be read.
    case hole
  }

  package var name: Located<String>
  /// The names of a generic type's parameters.
  package var parameters: [Located<String>] = []
  package var kind: Kind
  package var description: Located<String>?
  /// The protocols that the user asks for.
  package var conformances: [Located<String>] = []
}

/// A value of an enumeration.
package struct EnumerationCase: Sendable {
  package enum RawValue: Hashable, Sendable {
    case integer(Int)
    case text(String)
  }

  package var name: Located<String>
  package var rawValue: Located<RawValue>
}

/// A field of a structure, or of a body that is written in place.
package struct Field: Sendable {
  package enum FieldType: Sendable {
    case expression(TypeExpression)
    /// Defined in place, and named after the field.
    case nested(TypeDefinition)
  }

  package var name: Located<String>
  /// The key in JSON, where it is not `name`.
  package var key: Located<String>?
  package var type: FieldType
  package var defaultValue: Located<LiteralValue>?
  package var description: Located<String>?
}

/// A value that is written in a spec: a default.
package indirect enum LiteralValue: Sendable {
  case null
  case boolean(Bool)
  /// A number, or text that looks like one, as it was written.
  case number(String)
  case text(String)
  case array([Located<LiteralValue>])
  case emptyObject
}
