/// A route: a function that makes an endpoint, a structure that is a request, or a case of an enum.
package struct SwiftRoute: Sendable {
  package enum Deprecation: Sendable {
    case deprecated
    /// With a string literal that says what to use.
    case message(String)
  }

  package var name: String
  package var documentation: [String]
  package var deprecation: Deprecation?
  package var parameters: [SwiftParameter]
  package var response: String
  /// What is sent, in the order of `Endpoint`'s initializer, as far as it does not go without saying.
  package var parts: [SwiftRoutePart]
  /// Whether the initializer of its structure is written, and not left to Swift, which makes the same
  /// one.
  package var hasInitializer: Bool
  /// The modules that its signature names something of.
  package var modules: SwiftModules
  /// The modules that its parts name something of.
  package var partModules: SwiftModules
  /// The function that makes an endpoint of all pages.
  package var pages: SwiftPages?
}
