import ChirpRuntime
import Foundation

/// A request whose value comes from a mock: it needs no credentials, and asks to be sent in no way
/// of its own but what can be seen in the request.
struct MockedRequest<Base: APIRequest>: APIRequest {
  typealias Response = Base.Response

  let endpoint: Endpoint<Response>
  private let base: Base
  private let exchange: MockExchange

  init(_ base: Base, exchange: MockExchange) {
    var endpoint = base.endpoint
    endpoint.authentication = .none
    endpoint.policies = endpoint.policies.visible
    self.endpoint = endpoint
    self.base = base
    self.exchange = exchange
  }

  var path: EndpointPath { endpoint.path }

  func decode(
    _ data: Data, response: ResponseHead, using decoder: any ResponseDecoder
  ) throws -> Response {
    switch exchange.outcome {
    case .value(let value):
      guard let value = value as? Response else {
        throw mismatch(value)
      }
      return value
    case .failure(let error):
      throw MockFailure(error: error)
    case .response, nil:
      return try base.decode(data, response: response, using: decoder)
    }
  }

  private func mismatch(_ value: any Sendable) -> MockFailure {
    MockFailure(
      error: .invalidRequest(
        RequestContext(method: endpoint.method, pathTemplate: endpoint.path.template),
        reason: "the mocked value is of type '\(type(of: value))', and the response of"
          + " '\(Response.self)'"))
  }
}

extension EndpointPolicies {
  /// What can be seen of them in a request.
  var visible: EndpointPolicies {
    EndpointPolicies(sendsIdempotencyKey: sendsIdempotencyKey, baseURL: baseURL)
  }
}
