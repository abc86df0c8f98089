/// How one attempt to send a request ended. One that the caller cancelled has no outcome, and one
/// whose response is not as expected ended with that response all the same.
enum AttemptOutcome: Sendable {
  /// A response arrived.
  case response(status: Int, headers: HTTPHeaders)
  /// None did.
  case failure(TransportError)
}

extension AttemptOutcome {
  /// Whether it shows that the server is well and can take requests, refused ones among them.
  var isSuccess: Bool {
    switch self {
    case .response(let status, _): status < 500 && status != 408 && status != 429
    case .failure: false
    }
  }

  /// What a further attempt after it costs.
  var retryCost: Int {
    switch self {
    case .failure(let error) where error.kind == .timedOut: TokenBucket.costAfterTimeout
    case .response, .failure: TokenBucket.cost
    }
  }
}
