/// Why a transport gave no response.
public struct TransportError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no connection to any network.
    case notConnected
    /// The name of the server was not found.
    case hostNotFound
    /// Nothing accepts connections at the server's address.
    case connectionRefused
    /// The connection broke.
    case connectionLost
    /// There was no answer in time.
    case timedOut
    /// No secure connection could be made (RFC 8446), or the server's certificate is not trusted.
    case insecure
    /// The server is not the one whose public key the client is bound to.
    case pinning
    /// What arrived is not HTTP, or its body is not encoded as it says.
    case malformedResponse
    /// The body of the response has more bytes than the request allows.
    case tooLarge
    /// Something else.
    case other
  }

  /// What went wrong.
  public let kind: Kind
  /// Whether it is certain that no byte of the request reached the server, so that sending it again
  /// cannot do a thing twice.
  public let isUnsent: Bool
  /// What the system says about it, for developers. It holds nothing that was sent.
  public let detail: String

  /// An error.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - isUnsent: Whether it is certain that no byte of the request reached the server.
  ///   - detail: What the system says about it, for developers, without anything that was sent.
  public init(_ kind: Kind, isUnsent: Bool = false, detail: String = "") {
    self.kind = kind
    self.isUnsent = isUnsent
    self.detail = detail
  }
}
