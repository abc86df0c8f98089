/// What a server says about an error: a text for people and a code for programs.
public struct ServerMessage: Hashable, Sendable {
  /// The text for people.
  public let reason: String?
  /// The code for programs.
  public let code: ErrorCode?

  /// A message made by hand, to compare with.
  public init(reason: String? = nil, code: ErrorCode? = nil) {
    self.reason = reason
    self.code = code
  }
}
