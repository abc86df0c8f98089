/// The path of an endpoint, with each value that stands in it percent-encoded.
///
/// ```swift
/// let path: EndpointPath = "/users/\(userID)/profile"
/// ```
///
/// The literal parts are the route's: what is legal in a path (RFC 3986 §3.3) is sent as it is, escapes
/// included, and the rest is percent-encoded, a `?` too: the query goes into
/// ``Endpoint/queryItems``. A value is one segment or part of one: all of it but unreserved
/// characters is percent-encoded, once, so that no value can reach another route. A path of which a
/// segment would be empty because of a value, or `.` or `..`, or that holds NUL, is kept as it
/// is, and sending it throws ``APIError/invalidRequest(_:reason:)``.
public struct EndpointPath: Hashable, Sendable {
  /// The path as it is sent.
  public let encoded: String
  /// The path with `{}` in place of each value, for messages: `/users/{}/profile`.
  public let template: String
  /// Why the path cannot be sent, if it cannot.
  let fault: String?

  /// A path known only at run time, read as the literal parts of a path are.
  ///
  /// - Parameter text: The path; escapes in it are kept.
  public init(verbatim text: String) {
    var interpolation = StringInterpolation(
      literalCapacity: text.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(text)
    self.init(stringInterpolation: interpolation)
  }
}

extension EndpointPath: ExpressibleByStringInterpolation {
  /// A path without values.
  public init(stringLiteral value: String) {
    self.init(verbatim: value)
  }

  /// A path of literal parts and values.
  public init(stringInterpolation interpolation: StringInterpolation) {
    self.init(interpolation)
  }

  /// A path of what `interpolation` has collected.
  ///
  /// - Parameter fault: Why it cannot be sent, if that is known already.
  init(_ interpolation: StringInterpolation, fault: String? = nil) {
    encoded = interpolation.encoded
    template = interpolation.template
    self.fault = fault ?? interpolation.fault
  }
}

extension EndpointPath: CustomStringConvertible {
  /// The template, so that no value reaches a log by accident.
  public var description: String { template }
}

extension EndpointPath: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
