/// A parameter of a route, and the property that keeps it where the route is a structure.
package struct SwiftParameter: Sendable {
  package var name: String
  package var type: String
  /// What it is if nothing is given.
  package var initial: String?
  /// The name of the property: that of the parameter, unless a request has such a member itself.
  package var property: String
  package var documentation: [String]

  /// `per: Int = 20`
  package var declaration: String {
    "\(name): \(type)\(initial.map { " = \($0)" } ?? "")"
  }
}
