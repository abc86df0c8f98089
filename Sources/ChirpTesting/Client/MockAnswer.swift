public import ChirpRuntime

/// What a ``MockClient`` answers to a call.
///
/// ```swift
/// let clock = TestClock()
/// let client = MockClient(clock: clock)
/// client.enqueue(
///   .value(User(id: 7, name: "Ada")).delayed(by: .seconds(1)),
///   .response(.json(#"{"reason": "no such user"}"#, status: 404)),
///   .failure(.offline(RequestContext(method: .get, pathTemplate: "/users/{}"))),
///   for: API.user(id: 7))
/// ```
public struct MockAnswer<Value>: Sendable where Value: Sendable {
  /// What the client makes of the answer.
  enum Outcome: Sendable {
    case value(Value)
    case failure(APIError)
    case response
  }

  let outcome: Outcome
  /// What arrives: for a value its status and headers alone.
  let wire: MockResponse

  /// A value as it comes out of the client.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - status: The status of its response, from 200 to 299.
  ///   - headers: The header fields of its response.
  public static func value(
    _ value: Value, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> MockAnswer {
    MockAnswer(outcome: .value(value), wire: .status(status, headers: headers))
  }

  /// An error as it comes out of the client.
  public static func failure(_ error: APIError) -> MockAnswer {
    MockAnswer(outcome: .failure(error), wire: .empty)
  }

  /// A response from which the client reads the value or the error, as from one that a server sent.
  public static func response(_ response: MockResponse) -> MockAnswer {
    MockAnswer(outcome: .response, wire: response)
  }

  /// The same, after a delay on the clock of the client.
  ///
  /// - Parameter delay: How long it takes; one that it has already is replaced.
  public func delayed(by delay: Duration) -> MockAnswer {
    MockAnswer(outcome: outcome, wire: wire.delayed(by: delay))
  }
}

extension MockAnswer {
  /// The same for a value of any type.
  var erased: MockAnswer<any Sendable> {
    let outcome: MockAnswer<any Sendable>.Outcome =
      switch outcome {
      case .value(let value): .value(value)
      case .failure(let error): .failure(error)
      case .response: .response
      }
    return MockAnswer<any Sendable>(outcome: outcome, wire: wire)
  }
}
