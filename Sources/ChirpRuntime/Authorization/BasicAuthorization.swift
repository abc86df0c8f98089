/// A user and a password that are sent as `Authorization: Basic …` (RFC 7617).
public struct BasicAuthorization: AuthorizationStrategy {
  private let credential: Credential

  /// A strategy.
  ///
  /// - Parameters:
  ///   - user: The user, without a colon.
  ///   - password: The password.
  public init(user: String, password: String) {
    credential = .password(user: user, password: password)
  }

  /// Adds the header.
  public func authorize(_ request: inout TransportRequest) throws {
    try request.add(credential, for: .basic("user"))
  }
}
