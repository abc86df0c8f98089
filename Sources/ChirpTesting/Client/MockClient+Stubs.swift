public import ChirpRuntime

extension MockClient {
  /// Answers calls like `request` from now on, any number of times.
  ///
  /// - Parameters:
  ///   - request: What they ask: the method, the path with its values, and the query are those of
  ///     `request`. Headers and body may be others.
  ///   - answer: The answer.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func stub<Request: APIRequest>(
    _ request: Request, with answer: MockAnswer<Request.Response>
  ) -> MockClient {
    let answer = answer.erased
    addStub(.asking(request)) { _ in answer }
    return self
  }

  /// Answers calls of a type of requests from now on, any number of times.
  ///
  /// - Parameters:
  ///   - type: The type, such as `SearchUsers`. `Endpoint<User>` is that of all endpoints with this
  ///     response.
  ///   - answer: The answer.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func stub<Request: APIRequest>(
    _ type: Request.Type, with answer: MockAnswer<Request.Response>
  ) -> MockClient {
    stub(type) { _ in answer }
  }

  /// Answers calls of a type of requests with what a closure makes of each, from now on and any
  /// number of times.
  ///
  /// - Parameters:
  ///   - type: The type, such as `SearchUsers`.
  ///   - answer: Gives the answer, or throws the `APIError` with which the call ends.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func stub<Request: APIRequest>(
    _ type: Request.Type,
    answer: @escaping @Sendable (Request) async throws -> MockAnswer<Request.Response>
  ) -> MockClient {
    addStub(.type(type)) { call in
      guard let request = call.request as? Request else {
        throw call.failure("it is no '\(Request.self)'")
      }
      return try await answer(request).erased
    }
    return self
  }

  /// Answers calls from now on, any number of times.
  ///
  /// - Parameters:
  ///   - matcher: Which calls.
  ///   - answer: The answer. A value of another type than that of the response throws
  ///     `APIError.invalidRequest`.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func stub(
    _ matcher: RequestMatcher, with answer: MockAnswer<any Sendable>
  ) -> MockClient {
    addStub(.sending(matcher)) { _ in answer }
    return self
  }

  /// Answers calls with what a closure makes of each, from now on and any number of times.
  ///
  /// - Parameters:
  ///   - matcher: Which calls.
  ///   - answer: Gives the answer, or throws the `APIError` with which the call ends.
  /// - Returns: The client, to go on with.
  @discardableResult
  public func stub(
    _ matcher: RequestMatcher,
    answer: @escaping @Sendable (RecordedRequest) async throws -> MockAnswer<any Sendable>
  ) -> MockClient {
    addStub(.sending(matcher)) { try await answer($0.recorded) }
    return self
  }
}
