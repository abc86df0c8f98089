import ChirpRuntime
import ChirpTesting
import Testing

@Suite struct CollectingLoggerTests {
  /// The example of the type.
  @Test func aClientsEntriesAreKept() async {
    let logger = CollectingLogger()
    var configuration = Configuration()
    configuration.logger = logger
    let client = APIClient(
      environment: APIEnvironment(baseURL: API.baseURL, logLevel: .basic),
      configuration: configuration, transport: MockTransport(.status(404)), clock: TestClock())
    _ = await client.result(for: API.user(id: 7))
    #expect(logger.text == "→ GET /users/{}\n← 404 GET /users/{} after 0 ms")
  }

  @Test func itKeepsEntriesInOrder() {
    let logger = CollectingLogger()
    #expect(logger.entries == [])
    #expect(logger.text == "")
    let request = RequestContext(method: .get, pathTemplate: "/users/{}")
    let entries = [
      LogEntry(request: request, event: .request(attempt: 1), description: "a"),
      LogEntry(request: request, event: .retry(after: .seconds(1)), description: "b"),
    ]
    for entry in entries {
      logger.log(entry)
    }
    #expect(logger.entries == entries)
    #expect(logger.text == "a\nb")
  }
}
