import ChirpRuntime
import ChirpTesting
import Testing

@Suite struct CollectingLoggerTests {
  @Test func itKeepsEntriesInOrder() {
    let logger = CollectingLogger()
    #expect(logger.entries == [])
    let request = RequestContext(method: .get, pathTemplate: "/users/{}")
    let entries = [
      LogEntry(request: request, event: .request(attempt: 1), description: "a"),
      LogEntry(request: request, event: .retry(after: .seconds(1)), description: "b"),
    ]
    for entry in entries {
      logger.log(entry)
    }
    #expect(logger.entries == entries)
  }
}
