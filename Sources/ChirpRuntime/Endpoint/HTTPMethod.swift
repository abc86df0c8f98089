/// The method of a request (RFC 9110 §9): one of the registered ones or any other token.
///
/// Methods are case-sensitive (RFC 9110 §9.1): `get` is another one than ``get``, and nothing is known of
/// it. A transport is asked to send it as it is. `URLSession` does so on Linux with all but `get`,
/// `head`, `post`, `put`, `delete` and `connect`, which it writes in capitals itself.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as it was given, and as a transport is asked to send it.
  public let rawValue: String

  /// A method of any name. Sending one that is not a token (RFC 9110 §5.6.2) throws
  /// ``APIError/invalidRequest(_:reason:)``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Reads (RFC 9110 §9.3.1).
  public static let get = HTTPMethod(rawValue: "GET")
  /// Reads the headers alone (RFC 9110 §9.3.2).
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Has the target process the body (RFC 9110 §9.3.3).
  public static let post = HTTPMethod(rawValue: "POST")
  /// Replaces the target (RFC 9110 §9.3.4).
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes the target in part (RFC 5789).
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes the target (RFC 9110 §9.3.5).
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// Asks what the target allows (RFC 9110 §9.3.7).
  public static let options = HTTPMethod(rawValue: "OPTIONS")
}

extension HTTPMethod: ExpressibleByStringLiteral {
  /// A method by its name, for one that is not listed here.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension HTTPMethod: CustomStringConvertible {
  /// The method as it was given.
  public var description: String { rawValue }
}
