/// A field of a structure, or of a body that is written in place.
package struct Field: Sendable {
  package enum FieldType: Sendable {
    case expression(TypeExpression)
    /// Defined in place, and named after the field.
    indirect case nested(TypeDefinition)
  }

  package var name: Located<String>
  /// The key in JSON, where it is not `name`.
  package var key: Located<String>?
  package var type: FieldType
  package var defaultValue: Located<LiteralValue>?
  /// The one value that a parameter ever has: it is no argument.
  package var constant: Located<LiteralValue>?
  /// How a list or an object is written as a parameter; nil: as usual.
  package var style: Located<ParameterStyle>?
  package var description: Located<String>?
  package var example: Located<String>?
  package var deprecation: Deprecation?

  /// What a parameter, or a part of a form, is called where it is sent.
  var wireName: String { (key ?? name).value }
}
