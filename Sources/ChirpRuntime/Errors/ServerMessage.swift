/// What a server says about an error: a text for people and a code for programs.
public struct ServerMessage: Hashable, Sendable {
  public let reason: String?
  public let code: ErrorCode?

  public init(reason: String? = nil, code: ErrorCode? = nil) {
    self.reason = reason
    self.code = code
  }
}
