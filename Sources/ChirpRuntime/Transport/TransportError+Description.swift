extension TransportError: CustomStringConvertible {
  /// What went wrong, and what the system says about it.
  public var description: String { detail.isEmpty ? cause : "\(cause) (\(detail))" }

  /// What went wrong, in words that fit anybody.
  var cause: String { kind.cause }
}

extension TransportError.Kind {
  /// What went wrong, in words that fit anybody.
  var cause: String {
    switch self {
    case .notConnected: "there is no connection to the network"
    case .hostNotFound: "the server's name was not found"
    case .connectionRefused: "the server does not accept connections"
    case .connectionLost: "the connection broke"
    case .timedOut: "the server did not answer in time"
    case .insecure: "no secure connection could be made"
    case .pinning: "the server has none of the public keys that the client is bound to"
    case .malformedResponse: "the server's answer is not HTTP"
    case .tooLarge: "the server's answer is too large"
    case .other: "the connection failed"
    }
  }
}
