/// Which endpoint an error is about, without any value that was sent.
public struct RequestContext: Hashable, Sendable {
  /// The method of the endpoint.
  public let method: HTTPMethod
  /// The path with `{}` in place of each value.
  public let pathTemplate: String

  /// A context made by hand, to compare with.
  public init(method: HTTPMethod, pathTemplate: String) {
    self.method = method
    self.pathTemplate = pathTemplate
  }

  init<Response>(_ endpoint: Endpoint<Response>) {
    self.init(method: endpoint.method, pathTemplate: endpoint.path.template)
  }
}

extension RequestContext: CustomStringConvertible {
  /// As in `GET /users/{}/profile`.
  public var description: String {
    let name = HTTPSyntax.isToken(method.rawValue) ? method.rawValue : "an unnamed method"
    return "\(name) \(pathTemplate)"
  }
}
