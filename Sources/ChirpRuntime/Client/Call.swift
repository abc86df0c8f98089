import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One call of an endpoint, from the request to the value.
struct Call<Response: Decodable & Sendable>: Sendable {
  /// What a call gives, with what is needed to go on from there.
  struct Outcome: Sendable {
    let response: APIResponse<Response>
    let context: ResponseContext
    /// Where the request was sent, without credentials.
    let requestURL: URL
    /// Where the response came from: elsewhere, if the server redirected.
    let responseURL: URL
  }

  let endpoint: Endpoint<Response>
  let client: APIClient
  /// Where the request is sent, if that is not where the endpoint says.
  var url: URL?

  /// Sends the request and reads the response, within the endpoint's timeout and off the caller's
  /// actor.
  ///
  /// - Throws: `APIError`, or `CancellationError`.
  @concurrent
  func outcome() async throws -> Outcome {
    try Task.checkCancellation()
    let request = try RequestBuilder(endpoint: endpoint, baseURL: client.baseURL).request(at: url)
    guard let timeout = endpoint.timeout else {
      return try await outcome(of: request)
    }
    do {
      return try await Deadline(duration: timeout).value { try await outcome(of: request) }
    } catch is Deadline.Passed {
      throw APIError.transport(RequestContext(endpoint), underlying: URLError(.timedOut))
    }
  }

  private func outcome(of request: URLRequest) async throws -> Outcome {
    let context = RequestContext(endpoint)
    let signer = RequestSigner(
      context: context, token: client.token, credentials: client.credentials)
    let signed = try await signer.signed(request, for: endpoint.authentication)
    let received = try await received(for: signed, context)
    let reader = ResponseReader(endpoint: endpoint, received: received)
    guard let requestURL = request.url, let responseURL = received.response.url else {
      throw APIError.invalidResponse(context)
    }
    return Outcome(
      response: try reader.response(), context: reader.context(), requestURL: requestURL,
      responseURL: responseURL)
  }

  private func received(
    for request: URLRequest, _ context: RequestContext
  ) async throws -> Transfer.Received {
    let transfer = Transfer(
      session: client.session, secretNames: Set(endpoint.authentication.secretNames))
    do {
      guard let received = try await transfer.response(to: request) else {
        throw APIError.invalidResponse(context)
      }
      return received
    } catch let error as URLError {
      if Task.isCancelled {
        throw CancellationError()
      }
      throw APIError.transport(context, underlying: error)
    }
  }
}
