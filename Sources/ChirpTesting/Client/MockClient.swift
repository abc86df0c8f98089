public import ChirpRuntime
import Foundation
import Synchronization

/// A client that answers by itself, for the tests and previews of code that takes `any APISending`.
///
/// In a preview, values are enough: each call gets the one that is a response to it.
///
/// ```swift
/// let model = FeedModel(api: MockClient([User(id: 7, name: "Ada")]))
/// ```
///
/// A test says more:
///
/// ```swift
/// let client = MockClient()
/// client.stub(.get("/users/{}"), with: .value(User(id: 7, name: "Ada")))
/// client.stub(API.user(id: 8), with: .response(.status(404)))
/// client.stub(SearchUsers.self) { search in .value([User(id: 1, name: search.query)]) }
/// let found = try await client.send(SearchUsers(query: "Bo"))
/// #expect(found == [User(id: 1, name: "Bo")])
/// #expect(client.requests.map(\.description) == ["GET /users/search?q=Bo"])
/// ```
///
/// A call is answered by the first answer of the queue that is for it, which is used up by that;
/// without one, by the stub for it that was added last. If there is none, it throws
/// `APIError.invalidRequest`, whose reason names the request.
///
/// The request is made as an `APIClient` makes it, so that a fault in its path, headers or body is
/// found, but without credentials. The client tries nothing twice, and waits for no turn and as long
/// as the answer takes: for retries, timeouts and sign-in, give an `APIClient` a ``MockTransport``.
public final class MockClient: APISending {
  typealias Answer = @Sendable (MockCall) async throws -> MockAnswer<any Sendable>

  /// Longer than anybody waits.
  private static let timeout = Duration.seconds(365 * 86_400)
  /// RFC 6761 §6.4 keeps its domain from ever being a server's. The text is a URL, so that the other
  /// one is never taken.
  private static let baseURL = URL(string: "https://mock.invalid") ?? URL(filePath: "/")

  private let table = Mutex(StubTable<MockCall, Answer>())
  private let clock: any Clock<Duration>

  /// A client with answers.
  ///
  /// - Parameters:
  ///   - values: The answers, each to all calls with a response of its type.
  ///   - clock: What delays are measured with; a ``TestClock`` makes them pass when a test says so.
  public init(_ values: any Sendable..., clock: some Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    for value in values {
      addStub(.awaiting(value)) { _ in .value(value) }
    }
  }

  /// The requests of all calls, in order, as they would be sent: of those that got no answer too.
  public var requests: [RecordedRequest] { table.withLock { $0.calls.map(\.recorded) } }

  /// Answers `request`.
  ///
  /// - Parameters:
  ///   - request: What to ask.
  ///   - policies: How it is to be sent, of which a mock shows the base URL and the idempotency key.
  ///   - headers: Header fields, over those of the request.
  /// - Throws: `APIError`: that of the answer, or one that says that there is no answer; or
  ///   `CancellationError` as soon as the task is cancelled.
  @concurrent
  public func response<Request: APIRequest>(
    for request: Request, policies: EndpointPolicies, headers: HTTPHeaders
  ) async throws -> APIResponse<Request.Response> {
    let exchange = MockExchange(request, mock: self)
    var configuration = Configuration()
    configuration.retry = .none
    let client = APIClient(
      environment: APIEnvironment(baseURL: Self.baseURL, timeout: Self.timeout),
      configuration: configuration, transport: exchange)
    do {
      return try await client.response(
        for: MockedRequest(request, exchange: exchange), policies: policies.visible,
        headers: headers)
    } catch APIError.decoding(_, let failure as MockFailure) {
      throw failure.error
    }
  }

  /// The answer to `call`, when its delay is over.
  func answer(to call: MockCall) async throws -> MockAnswer<any Sendable> {
    guard let make = table.withLock({ $0.answer(to: call) }) else {
      return .failure(call.failure("no answer is mocked for '\(call.recorded)'"))
    }
    let answer: MockAnswer<any Sendable>
    do {
      answer = try await make(call)
    } catch let error as APIError {
      answer = .failure(error)
    }
    if answer.wire.delay > .zero {
      try await clock.sleep(for: answer.wire.delay)
    }
    return answer
  }

  func addToQueue(_ matcher: CallMatcher, answer: @escaping Answer) {
    table.withLock { $0.enqueue(answer, for: matcher.matches) }
  }

  func addStub(_ matcher: CallMatcher, answer: @escaping Answer) {
    table.withLock { $0.stub(answer, for: matcher.matches) }
  }
}
