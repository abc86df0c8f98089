/// A property of an enum of routes, by its cases.
package struct SwiftRouteProperty: Sendable {
  package struct Case: Sendable {
    /// The name behind a dot.
    package var member: String
    /// What stands for each of its values: `let page`, or `_`; empty if none is asked for.
    package var bindings: [String]
    package var value: SwiftExpression
  }

  package var name: String
  package var documentation: [String]
  package var type: String
  /// The cases in which it is something else than `fallback`.
  package var cases: [Case]
  /// What it is in all other cases; nil if there are none.
  package var fallback: SwiftExpression?
  /// Whether the name of a value has letters that a rule of swift-format complains of.
  package var isForeign: Bool
}
