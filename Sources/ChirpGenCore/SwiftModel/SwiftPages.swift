/// A function that makes an endpoint for each page of a list.
package struct SwiftPages: Sendable {
  package var name: String
  package var documentation: [String]
  package var deprecation: SwiftRoute.Deprecation?
  package var parameters: [SwiftParameter]
  /// The type of a page and that of an item: `Page<Post>, Post`
  package var types: String
  /// `byPage`
  package var kind: String
  /// `items: { $0.items }`
  package var arguments: [String]
  /// What begins the closure: `{ page in`, or `{`.
  package var closureStart: String
  /// What makes the endpoint of one page in it.
  package var call: SwiftExpression
}
