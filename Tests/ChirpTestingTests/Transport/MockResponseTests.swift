import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

@Suite struct MockResponseTests {
  /// The example of the type.
  @Test func responsesAndFaultsFollowEachOther() async throws {
    let clock = TestClock()
    let transport = MockTransport(
      .failure(.connectionLost),
      .status(503, headers: ["Retry-After": "2"]),
      .json(["id": 7, "name": "Ada"]).delayed(by: .seconds(1)),
      clock: clock)
    await #expect(throws: TransportError(.connectionLost)) {
      try await transport.response(to: request())
    }
    #expect(
      try await transport.response(to: request())
        == TransportResponse(
          status: 503, headers: ["Retry-After": "2"], body: .bytes(Data())))
    let last = Task { try await transport.response(to: request()) }
    try await clock.waitForSleepers(1)
    #expect(clock.sleepers == [.seconds(1)])
    clock.run()
    #expect(try await last.value.status == 200)
  }

  @Test func jsonIsSentAsItStands() async throws {
    try await expect(
      .json(#"{"id": 7,"#, status: 201, headers: ["ETag": "\"1\""]), status: 201,
      headers: ["Content-Type": "application/json", "ETag": "\"1\""], text: #"{"id": 7,"#)
    try await expect(.json("[1]"), headers: ["Content-Type": "application/json"], text: "[1]")
  }

  @Test func valuesBecomeJSON() async throws {
    try await expect(
      .json(["b": [1, 2.5, nil], "a": "ü"], status: 422, headers: ["X-A": "1"]), status: 422,
      headers: ["Content-Type": "application/json", "X-A": "1"],
      text: "{\n  \"a\": \"ü\",\n  \"b\": [\n    1,\n    2.5,\n    null\n  ]\n}")
  }

  @Test func headersReplaceTheContentType() async throws {
    try await expect(
      .json("{}", headers: ["content-type": "application/problem+json"]),
      headers: ["content-type": "application/problem+json"], text: "{}")
  }

  @Test func textAndBytesHaveTheirTypes() async throws {
    try await expect(
      .text("ü", status: 400), status: 400, headers: ["Content-Type": "text/plain; charset=utf-8"],
      text: "ü")
    try await expect(
      .data(Data("x".utf8)), headers: ["Content-Type": "application/octet-stream"], text: "x")
    try await expect(
      .data(Data("x".utf8), contentType: "image/png", status: 203),
      status: 203, headers: ["Content-Type": "image/png"], text: "x")
  }

  @Test func anEmptyResponseIs204() async throws {
    try await expect(.empty, status: 204, headers: [:], text: "")
  }

  @Test func faultsAreThrownAsTheyAre() async throws {
    let faults = [
      TransportError(.insecure, detail: "expired"), TransportError(.hostNotFound, isUnsent: true),
    ]
    let transport = MockTransport(.failure(faults[0]), .failure(.hostNotFound, isUnsent: true))
    for fault in faults {
      await #expect(throws: fault) { try await transport.response(to: request()) }
    }
  }

  @Test func aBodyBeyondTheLimitIsTooLarge() async throws {
    let transport = MockTransport(.text("12345"), .text("123456"))
    let request = TransportRequest(url: API.baseURL, responseLimit: 5)
    #expect(try await transport.response(to: request).status == 200)
    await #expect(throws: TransportError(.tooLarge, detail: "more than 5 bytes")) {
      try await transport.response(to: request)
    }
  }

  private func expect(
    _ response: MockResponse, status: Int = 200, headers: HTTPHeaders, text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let expected = TransportResponse(
      status: status, headers: headers, body: .bytes(Data(text.utf8)))
    #expect(
      try await MockTransport(response).response(to: request()) == expected,
      sourceLocation: sourceLocation)
  }

  private func request() -> TransportRequest {
    TransportRequest(url: API.baseURL)
  }
}
