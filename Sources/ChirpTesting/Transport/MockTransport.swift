public import ChirpRuntime
import Synchronization

/// A transport that answers by itself, so that a client works as it does with a server and sends
/// nothing.
///
/// ```swift
/// let transport = MockTransport()
/// transport.stub(.get("/users/{}"), with: .json(["id": 7, "name": "Ada"]))
/// let client = APIClient(environment: APIEnvironment(baseURL: API.baseURL), transport: transport)
/// let user = try await client.send(API.user(id: 7))
/// #expect(user == User(id: 7, name: "Ada"))
/// #expect(transport.requests.map(\.description) == ["GET /users/7"])
/// ```
///
/// A request is answered by the first response of the queue that is for it, which is used up by
/// that; without one, by the stub for it that was added last. If there is none, the transport throws
/// a `TransportError` whose `detail` names the request, and which no policy retries.
///
/// A transport may be used, and changed, from anywhere.
public final class MockTransport: HTTPTransport {
  typealias Answer = @Sendable (RecordedRequest) async throws -> MockResponse

  private let table = Mutex(StubTable<RecordedRequest, Answer>())
  private let clock: any Clock<Duration>

  /// A transport with responses in its queue.
  ///
  /// - Parameters:
  ///   - responses: The responses, in order.
  ///   - clock: What delays are measured with; a ``TestClock`` makes them pass when a test says so.
  public init(_ responses: MockResponse..., clock: some Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    for response in responses {
      enqueue(response, for: .any)
    }
  }

  /// The requests that have been sent, in order: those that got no answer too.
  public var requests: [RecordedRequest] { table.withLock { $0.calls } }

  /// Adds responses to the end of the queue, each for one request.
  ///
  /// - Parameters:
  ///   - responses: The responses, in order.
  ///   - matcher: Which requests they are for.
  public func enqueue(_ responses: MockResponse..., for matcher: RequestMatcher = .any) {
    for response in responses {
      enqueue(response, for: matcher)
    }
  }

  private func enqueue(_ response: MockResponse, for matcher: RequestMatcher) {
    table.withLock { $0.enqueue({ _ in response }, for: matcher.matches) }
  }

  /// Answers requests with a response, from now on and any number of times.
  ///
  /// - Parameters:
  ///   - matcher: Which requests it is for.
  ///   - response: The response.
  public func stub(_ matcher: RequestMatcher, with response: MockResponse) {
    stub(matcher) { _ in response }
  }

  /// Answers requests with what a closure makes of each, from now on and any number of times.
  ///
  /// - Parameters:
  ///   - matcher: Which requests it is for.
  ///   - answer: Gives the response. What it throws is thrown by the transport.
  public func stub(
    _ matcher: RequestMatcher,
    answer: @escaping @Sendable (RecordedRequest) async throws -> MockResponse
  ) {
    table.withLock { $0.stub(answer, for: matcher.matches) }
  }

  /// Records `request` and answers it.
  ///
  /// - Throws: The `TransportError` of the answer, one of the kind `other` if there is no answer, or
  ///   `CancellationError` as soon as the task is cancelled.
  public func response(to request: TransportRequest) async throws -> TransportResponse {
    try Task.checkCancellation()
    let recorded = RecordedRequest(request)
    guard let answer = table.withLock({ $0.answer(to: recorded) }) else {
      throw TransportError(.other, detail: "no response is mocked for '\(recorded.route)'")
    }
    let response = try await answer(recorded)
    if response.delay > .zero {
      try await clock.sleep(for: response.delay)
    }
    return try response.response(limit: request.responseLimit)
  }
}
