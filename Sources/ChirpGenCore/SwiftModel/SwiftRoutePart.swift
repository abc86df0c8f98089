/// A part of what a route sends, or of how: an argument of `Endpoint`'s initializer, or a property of
/// a request.
package struct SwiftRoutePart: Sendable {
  /// The parts, in their order.
  package enum Kind: String, CaseIterable, Sendable {
    case path
    case method
    case queryItems
    case body
    case headers
    case authentication
    case policies
    /// The types of error bodies by status, which `Endpoint` makes a mapping of.
    case errors
    case errorMapping
    case dates
  }

  package var kind: Kind
  /// `HTTPMethod`
  package var type: String
  package var value: SwiftExpression
  /// The names of the parameters that stand in the value.
  package var parameters: [String]
}
