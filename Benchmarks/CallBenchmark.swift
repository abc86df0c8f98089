import ChirpRuntime
import Foundation

/// What a call costs besides its transport, with everything at defaults.
struct CallBenchmark {
  /// A transport that answers at once with the same bytes.
  private struct InstantTransport: HTTPTransport {
    let answer: TransportResponse

    func response(to request: TransportRequest) async throws -> TransportResponse {
      answer
    }
  }

  private static let count = 20_000

  func run() async throws {
    guard let url = URL(string: "https://api.example.com/v1") else {
      return
    }
    let transport = InstantTransport(
      answer: TransportResponse(status: 200, body: .bytes(Data("pong".utf8))))
    let client = APIClient(environment: APIEnvironment(baseURL: url), transport: transport)
    let request = TransportRequest(url: url.appending(path: "ping"))
    var plain: [Double] = []
    var whole: [Double] = []
    // In turn, so that whatever else the machine does falls on both.
    for _ in 0..<5 {
      plain.append(
        try await Self.microseconds { _ = try await transport.response(to: request) })
      whole.append(
        try await Self.microseconds {
          _ = try await client.send(
            Endpoint<Data>(path: "/users/\(7)/ping", queryItems: ["page": 1]))
        })
    }
    guard let plain = plain.min(), let whole = whole.min() else {
      return
    }
    Row(
      name: "a call through the client, more than its transport alone",
      figure: "\((whole - plain).rounded(to: 1)) µs", limit: "at most 15 µs"
    ).print()
  }

  /// What one of many calls takes.
  private static func microseconds(_ call: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let time = try await clock.measure {
      for _ in 0..<count {
        try await call()
      }
    }
    return time.seconds * 1e6 / Double(count)
  }
}
