import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

/// The code of the article "Configuring in layers".
@Suite(.timeLimit(.minutes(1))) struct ConfiguringTests {
  private struct Named: Decodable, Equatable {
    let firstName: String
  }

  @Test func aClientIsMadeForOneEnvironment() {
    var configuration = Configuration()
    configuration.retry = .standard
    configuration.maxConcurrentRequests = 4
    configuration.enableDeduplication = true
    let client = APIClient(environment: .staging, configuration: configuration)
    #expect(client.baseURL.absoluteString == "https://api.example.com/staging")
    #expect(APIClient(environment: .production).baseURL == API.baseURL)
  }

  @Test func theLastLayerThatSpeaksWins() async throws {
    let transport = MockTransport(.data(Data("%PDF".utf8), contentType: "application/pdf"))
    let logger = CollectingLogger()
    var configuration = Configuration()
    configuration.logger = logger
    let client = APIClient(
      environment: .staging, configuration: configuration, transport: transport,
      clock: TestClock())
    let report = Endpoint<Data>(
      path: "/report", headers: ["Accept": "application/pdf"],
      policies: EndpointPolicies(timeout: .seconds(120), priority: .low))
    let data = try await client.send(
      report, policies: EndpointPolicies(priority: .high), headers: ["X-Trace": "7"])
    #expect(data == Data("%PDF".utf8))
    #expect(transport.requests.map(\.path) == ["/staging/report"])
    #expect(
      transport.requests.map(\.headers) == [
        ["Accept": "application/pdf", "X-Environment": "staging", "X-Trace": "7"]
      ])
    #expect(
      logger.text == """
        → GET /report
          Accept: application/pdf
          X-Environment: staging
          X-Trace: 7
        ← 200 GET /report after 0 ms
          Content-Type: application/pdf
        """)
  }

  @Test func codersCanBeOthers() async throws {
    var configuration = Configuration()
    configuration.logger = PrintingLogger()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    configuration.decoder = decoder
    let client = APIClient(
      environment: .production, configuration: configuration,
      transport: MockTransport(.json(["first_name": "Ada"])))
    #expect(try await client.send(Endpoint<Named>(path: "/me")) == Named(firstName: "Ada"))
  }
}
