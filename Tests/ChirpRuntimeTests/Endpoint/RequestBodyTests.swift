import ChirpRuntimeSample
import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct RequestBodyTests {
  private let date = Date(timeIntervalSince1970: 1_767_348_000.25)

  @Test func aDictionaryLiteralIsAJSONObject() throws {
    let missing: String? = nil
    let body: RequestBody = [
      "text": "a/\"b\"\u{2028}é", "missing": missing, "count": 3, "nested": ["a": [1, 2]],
      "date": date,
    ]
    #expect(
      try text(of: body)
        == #"{"count":3,"date":"2026-01-02T10:00:00.250Z","nested":{"a":[1,2]},"text":"a/\"b\""#
        + "\u{2028}é\"}")
    #expect(body.contentType == "application/json")
    #expect(try text(of: [:]) == "{}")
  }

  @Test func anAbsentPatchLeavesAKeyOutOfALiteral() throws {
    let absent: Patch<String> = .absent
    let null: Patch<Date> = .null
    let value: Patch<Date> = .value(date)
    #expect(
      try text(of: ["absent": absent, "null": null, "value": value], dates: .unixSeconds)
        == #"{"null":null,"value":1767348000.25}"#)
  }

  @Test(arguments: [
    (DateFormat.iso8601, #"{"at":"2026-01-02T10:00:00.250Z"}"#),
    (.unixSeconds, #"{"at":1767348000.25}"#),
    (.unixMilliseconds, #"{"at":1767348000250}"#),
    (.rfc1123, #"{"at":"Fri, 02 Jan 2026 10:00:00 GMT"}"#),
  ])
  func datesFollowTheEndpoint(dates: DateFormat, json: String) throws {
    #expect(try text(of: ["at": date], dates: dates) == json)
  }

  @Test func typesOfTheAPIWriteTheirOwnDates() throws {
    let draft = ProfileDraft(username: "mo", visibility: .followers, bornAt: date, visits: [date])
    #expect(
      try text(of: .json(draft), dates: .rfc1123)
        == #"{"bornAt":1767348000.25,"username":"mo","visibility":"followers","#
        + #""visits":["2026-01-02T10:00:00.250Z"]}"#)
    #expect(
      try text(of: .json(ProfileDraft(username: "mo")))
        == #"{"username":"mo","visibility":"public","visits":[]}"#)
  }

  @Test func otherBodiesAreSentAsTheyAre() throws {
    #expect(try RequestBody.data(Data([0, 255])).bytes(dates: .iso8601) == Data([0, 255]))
    #expect(RequestBody.data(Data()).contentType == "application/octet-stream")
    #expect(try text(of: .string("é")) == "é")
    #expect(RequestBody.string("").contentType == "text/plain; charset=utf-8")
  }

  @Test(arguments: [
    RequestBody.string("x", contentType: "text/plain\r\nX-Injected: 1"),
    .data(Data(), contentType: "image/png\n"), .data(Data(), contentType: "image/png\0"),
  ])
  func aMediaTypeCannotBecomeAHeader(body: RequestBody) async throws {
    let client = APIClient(baseURL: try #require(URL(string: "http://127.0.0.1:9")))
    let endpoint = Endpoint<EmptyResponse>(path: "/", method: .post, body: body)
    let error = try await #require(throws: APIError.self) { try await client.send(endpoint) }
    guard case .invalidRequest(_, let reason) = error else {
      Issue.record(error)
      return
    }
    #expect(reason.hasPrefix("the value of the header 'Content-Type' holds"))
  }

  @Test func descriptionsHoldNoContent() {
    let body: RequestBody = ["password": "canary"]
    #expect("\(body)" == "a body of type application/json")
    #expect(!String(reflecting: Endpoint<String>(path: "/", body: body)).contains("canary"))
  }

  private func text(of body: RequestBody, dates: DateFormat = .iso8601) throws -> String {
    String(decoding: try body.bytes(dates: dates), as: UTF8.self)
  }
}
