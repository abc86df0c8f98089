import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct LayersTests {
  @Test func theLastLayerThatSpeaksWins() async throws {
    let transport = ScriptedTransport { _ in .json("[1]") }
    let client = try APIClient.scripted(
      transport, headers: ["X-A": "environment", "x-b": "environment", "X-C": "environment"])
    let endpoint = Endpoint<[Int]>(
      path: "/x", headers: ["X-B": "endpoint", "x-c": "endpoint", "accept": "text/plain"],
      policies: EndpointPolicies(timeout: .seconds(9)))
    try await client.send(endpoint)
    try await client.send(
      endpoint, policies: EndpointPolicies(timeout: .seconds(2)), headers: ["X-c": "call"])
    try await client.send(Endpoint<[Int]>(path: "/x"))
    #expect(transport.requests.map(\.timeout) == [.seconds(9), .seconds(2), .seconds(30)])
    #expect(
      transport.requests[1].headers
        == ["accept": "text/plain", "X-A": "environment", "X-B": "endpoint", "X-c": "call"])
    #expect(
      transport.requests[2].headers == [
        "Accept": "application/json", "X-A": "environment", "x-b": "environment",
        "X-C": "environment",
      ])
  }

  @Test func policiesOfACallGoBeforeThoseOfTheEndpoint() throws {
    let url = try #require(URL(string: "https://h.example"))
    let other = try #require(URL(string: "https://other.example"))
    var configuration = Configuration()
    configuration.retry = .aggressive
    configuration.enableDeduplication = true
    func settings(_ policies: EndpointPolicies, _ method: HTTPMethod = .get) -> CallSettings {
      CallSettings(
        environment: APIEnvironment(baseURL: url, timeout: .seconds(7)),
        configuration: configuration, method: method, policies: policies, headers: [:])
    }
    let plain = settings(EndpointPolicies())
    #expect(plain.baseURL == url && plain.timeout == .seconds(7) && plain.retry == .aggressive)
    #expect(plain.deduplicates && plain.priority == .normal && !plain.skipsQueue)
    #expect(!settings(EndpointPolicies(), .post).deduplicates)
    #expect(settings(EndpointPolicies(deduplicate: true), .post).deduplicates)
    #expect(!settings(EndpointPolicies(deduplicate: false)).deduplicates)
    let endpoint = EndpointPolicies(
      timeout: .seconds(1), retry: .standard, priority: .low, deduplicate: true, baseURL: url)
    let call = EndpointPolicies(
      retry: .none, priority: .high, skipsQueue: true, sendsIdempotencyKey: true,
      offline: .fail, baseURL: other)
    let both = settings(endpoint.overridden(by: call))
    #expect(both.timeout == .seconds(1) && both.retry == .none && both.priority == .high)
    #expect(both.deduplicates && both.skipsQueue && both.sendsIdempotencyKey)
    #expect(both.baseURL == other)
  }

  @Test func theConfigurationsCodersAndLimitAreUsed() async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    var configuration = Configuration()
    configuration.encoder = encoder
    configuration.decoder = decoder
    configuration.responseLimit = 1000
    struct Named: Codable, Hashable {
      let firstName: String
    }
    let transport = ScriptedTransport { _ in .json(#"{"first_name":"Ada"}"#) }
    let value = try await APIClient.scripted(transport, configuration)
      .send(Endpoint<Named>(path: "/x", method: .post, body: ["a": 1]))
    #expect(value == Named(firstName: "Ada"))
    let sent = try #require(transport.requests.first)
    #expect(sent.body == .bytes(Data("{\n  \"a\" : 1\n}".utf8)))
    #expect(sent.responseLimit == 1000)
  }

  @Test(arguments: [
    (TransportError(.notConnected), "GET /x: there is no connection to the network"),
    (
      TransportError(.tooLarge),
      "GET /x: the response is larger than the client takes, which is 9 bytes"
    ),
    (
      TransportError(.pinning),
      "GET /x: not sent: the server has none of the public keys that the client is bound to"
    ),
    (TransportError(.malformedResponse), "GET /x: what arrived is no HTTP response"),
    (TransportError(.insecure, detail: "d"), "GET /x: no secure connection could be made (d)"),
    (TransportError(.hostNotFound), "GET /x: the server's name was not found"),
  ])
  func faultsOfATransportAreToldApart(fault: TransportError, text: String) async throws {
    var configuration = Configuration()
    configuration.retry = .none
    configuration.responseLimit = 9
    let transport = ScriptedTransport([.failure(fault)])
    let error = try await #require(throws: APIError.self) {
      try await APIClient.scripted(transport, configuration).send(Endpoint<[Int]>(path: "/x"))
    }
    #expect("\(error)" == text)
    #expect(error.status == nil && !error.isUnauthorized)
    #expect(error.errorDescription?.hasSuffix(".") == true)
  }
}
