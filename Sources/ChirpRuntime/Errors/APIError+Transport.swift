extension APIError {
  /// What a transport says, as the error of an endpoint.
  ///
  /// - Parameters:
  ///   - error: What the transport says.
  ///   - context: The endpoint.
  ///   - limit: How many bytes the response might have.
  init(_ error: TransportError, context: RequestContext, limit: Int) {
    self =
      switch error.kind {
      case .notConnected: .offline(context)
      case .pinning: .pinning(context)
      case .tooLarge: .tooLarge(context, limit: limit)
      case .malformedResponse: .invalidResponse(context)
      case .hostNotFound, .connectionRefused, .connectionLost, .timedOut, .insecure, .other:
        .transport(context, underlying: error)
      }
  }
}

extension APIError {
  /// The error of a call that took too long.
  static func timeout(_ context: RequestContext, after duration: Duration) -> APIError {
    let error = TransportError(.timedOut, detail: "after \(duration)")
    return .transport(context, underlying: error)
  }
}
