/// An enumeration whose cases hold values of different types.
package struct SwiftUnion: Sendable {
  package struct Case: Sendable {
    package var name: String
    /// The name behind a dot.
    package var member: String
    /// The type that it holds.
    package var payload: String
    /// The value of the tag, a literal; empty in a union without one.
    package var tagValue: String
    /// Whether it closes a cycle of types.
    package var isIndirect: Bool
    /// What follows `union.` where it is one of several attempts: `decode()`
    package var decoding: String
    /// What follows `union.` where the value is written: `encode(value)`
    package var encoding: String
  }

  package struct Tag: Sendable {
    /// A literal.
    package var key: String
    /// `String` or `Int`.
    package var type: String
  }

  /// The names of libraries, where it hides more of them than the module.
  package var library: LibraryNames?
  package var name: String
  package var qualifiedName: String
  package var documentation: [String]
  package var genericClause: String
  package var conformances: [String]
  package var conditionalConformances: [SwiftConditionalConformance]
  package var usesImports: Bool
  /// Whether a conformance is to a protocol of Foundation.
  package var usesFoundation: Bool
  package var modules: SwiftModules
  package var tag: Tag?
  package var cases: [Case]
  package var coding: SwiftCoding
}
