public import ChirpRuntime

extension MockClient {
  /// Adds answers to the end of the queue, each for one call like `request`.
  ///
  /// - Parameters:
  ///   - answers: The answers, in order.
  ///   - request: What the calls ask: the method, the path with its values, and the query are those
  ///     of `request`. Headers and body may be others.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func enqueue<Request: APIRequest>(
    _ answers: MockAnswer<Request.Response>..., for request: Request
  ) -> MockClient {
    for answer in answers.map(\.erased) {
      addToQueue(.asking(request)) { _ in answer }
    }
    return self
  }

  /// Adds answers to the end of the queue, each for one call of a type of requests.
  ///
  /// - Parameters:
  ///   - answers: The answers, in order.
  ///   - type: The type, such as `SearchUsers`.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func enqueue<Request: APIRequest>(
    _ answers: MockAnswer<Request.Response>..., for type: Request.Type
  ) -> MockClient {
    for answer in answers.map(\.erased) {
      addToQueue(.type(type)) { _ in answer }
    }
    return self
  }

  /// Adds answers to the end of the queue, each for one call.
  ///
  /// - Parameters:
  ///   - answers: The answers, in order. A value of another type than that of the response throws
  ///     `APIError.invalidRequest`.
  ///   - matcher: Which calls they are for.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func enqueue(
    _ answers: MockAnswer<any Sendable>..., for matcher: RequestMatcher = .any
  ) -> MockClient {
    for answer in answers {
      addToQueue(.sending(matcher)) { _ in answer }
    }
    return self
  }
}
