/// A function that makes an endpoint.
package struct SwiftFactory: Sendable {
  /// An argument of `Endpoint`'s initializer.
  package enum Argument: Sendable {
    /// `path: "/feed"`
    case value(String)
    /// Entries between brackets: `body: [` and `]`.
    case literal(opening: String, entries: [String], closing: String)
  }

  package enum Deprecation: Sendable {
    case deprecated
    /// With a string literal that says what to use.
    case message(String)
  }

  package var name: String
  package var documentation: [String]
  package var deprecation: Deprecation?
  /// `userID: UUID`, `per: Int = 20`
  package var parameters: [String]
  package var response: String
  package var arguments: [Argument]
  /// The modules that its parameters and its response are from.
  package var modules: SwiftModules
  /// The modules that its arguments name something of.
  package var argumentModules: SwiftModules
  /// The function that makes an endpoint of all pages.
  package var pages: SwiftPages?
}

/// A function that makes an endpoint for each page of a list.
package struct SwiftPages: Sendable {
  package var name: String
  package var documentation: [String]
  package var deprecation: SwiftFactory.Deprecation?
  package var parameters: [String]
  /// The type of a page and that of an item: `Page<Post>, Post`
  package var types: String
  /// `byPage`
  package var kind: String
  /// `items: { $0.items }`
  package var arguments: [String]
  /// What begins the closure: `{ page in`, or `{`.
  package var closureStart: String
  /// The name of the factory that makes the endpoint of one page.
  package var factory: String
  /// What the factory is called with in it.
  package var call: [String]
}
