/// The method of a request (RFC 9110 §9): one of the registered ones or any other token.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as it is sent; methods are case-sensitive.
  public let rawValue: String

  /// A method of any name. Sending one that is not a token (RFC 9110 §5.6.2) throws
  /// ``APIError/invalidRequest(_:reason:)``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let options = HTTPMethod(rawValue: "OPTIONS")
}

extension HTTPMethod: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension HTTPMethod: CustomStringConvertible {
  public var description: String { rawValue }
}
