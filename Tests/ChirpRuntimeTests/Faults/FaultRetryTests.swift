import ChirpTestServer
import Foundation
import Testing

@testable import ChirpRuntime

/// Calls that meet a fault once, on real connections: what may be sent again is, and nothing else.
@Suite(.timeLimit(.minutes(15))) struct FaultRetryTests {
  /// How a call is sent.
  private enum Form: CaseIterable {
    case get, put, post, postWithoutBody, postWithKey, postWithKeyWithoutBody

    var method: HTTPMethod {
      switch self {
      case .get: .get
      case .put: .put
      case .post, .postWithoutBody, .postWithKey, .postWithKeyWithoutBody: .post
      }
    }

    var hasBody: Bool { [.put, .post, .postWithKey].contains(self) }

    var hasKey: Bool { [.postWithKey, .postWithKeyWithoutBody].contains(self) }

    var mayRepeat: Bool { ![.post, .postWithoutBody].contains(self) }
  }

  private static let faults: [Fault] = [
    .reset, .closedBeforeHead, .closedAfterHead, .resetAfterHead, .truncated, .garbage, .badChunk,
  ]

  @Test func whatMayBeSentAgainIs() async throws {
    let count = Soak.isFull ? 20_000 : 1_000
    let server = try FaultServer.start(lifetime: .seconds(900))
    defer { server.stop() }
    var configuration = Configuration()
    configuration.retry = RetryPolicy(attempts: 3, base: .milliseconds(1), cap: .milliseconds(4))
    let client = APIClient(
      environment: APIEnvironment(baseURL: server.baseURL, timeout: .seconds(60)),
      configuration: configuration, transport: URLSessionTransport())
    let results = await Storm.results(of: count, width: 24) { number in
      await Self.mistake(in: number, client, server)
    }
    #expect(results.compactMap(\.self) == [])
  }

  /// What was wrong with the call of a number. One of twenty meets a fault: of more of them some could
  /// not be repeated any more, so that servers that are down stay unharmed.
  private static func mistake(
    in number: Int, _ client: APIClient, _ server: FaultServer
  ) async -> String? {
    let turn = number / 20
    let fault = number.isMultiple(of: 20) ? faults[turn % faults.count] : .none
    let form = Form.allCases[turn / faults.count % Form.allCases.count]
    let target = "/once/\(fault)/\(number)"
    let endpoint = Endpoint<[Int]>(
      path: EndpointPath(verbatim: target), method: form.method,
      body: form.hasBody ? .string("\(number)") : nil,
      policies: EndpointPolicies(sendsIdempotencyKey: form.hasKey))
    let ending = await client.result(for: endpoint)
    let requests = server.requests(for: target)
    let value = try? ending.get()
    if (value == [number]) != (form.mayRepeat || fault == .none) {
      return "\(form) \(fault) \(number): \(ending)"
    }
    if !form.mayRepeat, requests.count > 1 {
      return "\(form) \(fault) \(number): it arrived \(requests.count) times"
    }
    if Set(requests.map { $0.header("Idempotency-Key") }).count > 1 {
      return "\(form) \(fault) \(number): it arrived with two keys"
    }
    let body = Data(form.hasBody ? "\(number)".utf8 : "".utf8)
    if requests.contains(where: { $0.body != body }) {
      return "\(form) \(fault) \(number): it arrived without its body"
    }
    return nil
  }
}
