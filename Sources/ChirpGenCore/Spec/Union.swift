/// One of several types.
package struct Union: Sendable {
  package struct Variant: Sendable {
    /// The value of the tag; nil in a union without one.
    package var tag: Located<String>?
    package var type: TypeExpression
  }

  /// The key that tells which of the variants an object is; nil if they are tried in order.
  package var tag: Located<String>?
  package var variants: [Variant]
  /// Whether the values of the tag are integers.
  package var hasIntegerTags = false
}
