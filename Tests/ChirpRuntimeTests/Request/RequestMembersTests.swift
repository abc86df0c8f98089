import Foundation
import Testing

@testable import ChirpRuntime

/// What a request and a route say of their API, as the generated ones do.
@Suite struct RequestMembersTests {
  private struct Refusal: Codable, Hashable {
    let title: String
  }

  private struct Change: APIRequest {
    typealias Response = [Date]
    let since: Date

    var path: EndpointPath { "/changes" }
    var queryItems: QueryItems { ["until": nil as Int?, "since": since, "at": [since]] }
    var queryParameters: [String: QueryParameter]? { ["not": "sent"] }
    var policies: EndpointPolicies { EndpointPolicies(sendsIdempotencyKey: true) }
    var timeout: Duration? { .seconds(1) }
    var errorMapping: ErrorMapping { ErrorMapping(body: Refusal.self, reason: "title") }
    var dates: DateFormat { .unixSeconds }
  }

  private enum Changes: APIEndpoint {
    case all(since: Date)

    var path: EndpointPath { "/changes" }
    var queryItems: QueryItems {
      switch self {
      case .all(let since): ["since": since, "at": [since]]
      }
    }
    var policies: EndpointPolicies { EndpointPolicies(sendsIdempotencyKey: true) }
    var errorMapping: ErrorMapping { ErrorMapping(body: Refusal.self, reason: "title") }
    var dates: DateFormat { .unixSeconds }
  }

  private static let moment = Date(timeIntervalSince1970: 7)

  @Test func theMembersOfARequestAreThoseOfItsEndpoint() {
    let endpoint = Change(since: Self.moment).endpoint
    #expect(endpoint.queryItems.items.map(\.name) == ["since", "at"])
    #expect(endpoint.policies == EndpointPolicies(sendsIdempotencyKey: true))
    #expect(endpoint.errorMapping.body == Refusal.self)
    #expect(endpoint.dates == .unixSeconds)
  }

  @Test func bothFormsSendDatesAndReadErrorsAsTheirAPIDoes() async throws {
    let transport = ScriptedTransport { _ in .json(#"{"title":"No."}"#, status: 403) }
    let client = try APIClient.scripted(transport)
    let errors = [
      try await #require(throws: APIError.self) {
        try await client.send(Change(since: Self.moment))
      },
      try await #require(throws: APIError.self) {
        let _: [Date] = try await client.request(Changes.all(since: Self.moment))
      },
    ]
    for error in errors {
      #expect(error.reason == "No.")
      #expect(error.body(as: Refusal.self) == Refusal(title: "No."))
    }
    #expect(transport.requests.map(\.url.query) == ["since=7&at=7", "since=7&at=7"])
    #expect(transport.requests.map { $0.headers["Idempotency-Key"] != nil } == [true, true])
  }

  @Test func bothFormsReadDatesAsTheirAPIDoes() async throws {
    let transport = ScriptedTransport { _ in .json("[7]") }
    let client = try APIClient.scripted(transport)
    #expect(try await client.send(Change(since: Self.moment)) == [Self.moment])
    let dates: [Date] = try await client.request(Changes.all(since: Self.moment))
    #expect(dates == [Self.moment])
  }
}
