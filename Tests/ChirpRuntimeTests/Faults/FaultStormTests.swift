import ChirpTestServer
import Foundation
import Testing

@testable import ChirpRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls that meet the faults of servers and networks, on real connections and many at once.
@Suite(.timeLimit(.minutes(15))) struct FaultStormTests {
  /// How many calls run at the same time.
  private static let width = 24

  /// Each call ends once, in time and in the way that belongs to its fault, and the servers see of it
  /// what they should.
  @Test func eachCallEndsAsItShould() async throws {
    let count = Soak.isFull ? 20_000 : 1_000
    let elsewhere = try FaultServer.start(lifetime: .seconds(900))
    let server = try FaultServer.start(lifetime: .seconds(900), elsewhere: elsewhere)
    defer {
      server.stop()
      elsewhere.stop()
    }
    let client = Self.client(of: server.baseURL)
    let refused = Self.client(of: server.refusingURL)
    let mistakes = await Storm.results(of: count, width: Self.width) { number in
      let call = FaultyCall(number: number)
      let (ending, duration) = await call.ending(
        with: call.event == .refusal ? refused : client)
      var mistakes = [call.arrivalMistake(at: server, elsewhere: elsewhere)]
      if ending != call.expectedEnding {
        mistakes.append("it ended with \(ending)")
      }
      if duration > call.timeout + .seconds(10) {
        mistakes.append("it took \(duration)")
      }
      return mistakes.compactMap(\.self).map {
        "\(call.endpoint.method) \(call.event) \(number): \($0)"
      }
    }
    #expect(mistakes.count == count)
    #expect(mistakes.flatMap(\.self) == [])
  }

  private static func client(of url: URL) -> APIClient {
    var configuration = Configuration()
    configuration.retry = .none
    configuration.responseLimit = 64 << 10
    configuration.authorization = BearerAuthorization { FaultyCall.token }
    let session = URLSessionConfiguration.ephemeral
    session.httpMaximumConnectionsPerHost = width
    return APIClient(
      environment: APIEnvironment(baseURL: url), configuration: configuration,
      transport: URLSessionTransport(configuration: session))
  }
}
