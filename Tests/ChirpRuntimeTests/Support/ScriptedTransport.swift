import Foundation
import Synchronization
import Testing

@testable import ChirpRuntime

/// A transport that answers as a test says, and keeps what it was sent.
final class ScriptedTransport: HTTPTransport {
  typealias Answer = @Sendable (TransportRequest) async throws -> TransportResponse

  private let answer: Answer
  private let sent = Mutex<[TransportRequest]>([])

  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// A transport that gives `answers` in order, and the last of them again and again.
  convenience init(_ answers: [Result<TransportResponse, TransportError>]) {
    let next = Mutex(0)
    self.init { _ in
      let index = next.withLock { next in
        defer { next += 1 }
        return min(next, answers.count - 1)
      }
      return try answers[index].get()
    }
  }

  /// What was sent, in order.
  var requests: [TransportRequest] { sent.withLock(\.self) }

  func response(to request: TransportRequest) async throws -> TransportResponse {
    sent.withLock { $0.append(request) }
    return try await answer(request)
  }
}

extension TransportResponse {
  /// A response with `text` as JSON.
  static func json(
    _ text: String, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> TransportResponse {
    var headers = headers
    headers["Content-Type"] = "application/json"
    return TransportResponse(status: status, headers: headers, body: .bytes(Data(text.utf8)))
  }
}

extension APIClient {
  /// A client of a server that is not there, whose requests `transport` answers.
  static func scripted(
    _ transport: ScriptedTransport, _ configuration: Configuration = Configuration(),
    headers: HTTPHeaders = [:], clock: some Clock<Duration> = ManualClock(),
    seed: UInt64 = 1
  ) throws -> APIClient {
    let url = try #require(URL(string: "https://api.example.com/v1"))
    let core = ClientCore(
      environment: APIEnvironment(baseURL: url, headers: headers), configuration: configuration,
      transport: transport, credentials: nil,
      time: TimeSource(clock, start: Date(timeIntervalSince1970: 0)),
      random: RandomSource(SeededGenerator(seed: seed)))
    return APIClient(core: core)
  }
}
