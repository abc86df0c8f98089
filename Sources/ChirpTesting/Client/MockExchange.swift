import ChirpRuntime
import Synchronization

/// The transport of one call of a mock client. It asks the mock for the answer, gives what arrives,
/// and keeps what is to be made of it.
final class MockExchange: HTTPTransport {
  private let request: any APIRequest
  private let mock: MockClient
  private let answer = Mutex<MockAnswer<any Sendable>?>(nil)

  init(_ request: any APIRequest, mock: MockClient) {
    self.request = request
    self.mock = mock
  }

  var outcome: MockAnswer<any Sendable>.Outcome? { answer.withLock { $0?.outcome } }

  func response(to request: TransportRequest) async throws -> TransportResponse {
    let call = MockCall(request: self.request, recorded: RecordedRequest(request))
    let answer = try await mock.answer(to: call)
    self.answer.withLock { $0 = answer }
    return try answer.wire.response(limit: request.responseLimit)
  }
}
