/// All that one call needs to be sent, decided before anything is.
struct CallPlan: Sendable {
  let context: RequestContext
  /// The request without credentials.
  let request: TransportRequest
  let authentication: Authentication
  let settings: CallSettings

  /// The request with the credentials that `core` has now.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled.
  func signed(by core: ClientCore) async throws -> SignedRequest {
    // Read first: a credential that comes in meanwhile is newer than what it says.
    let generation = core.refresher.generation
    let signer = RequestSigner(
      context: context, authorization: core.configuration.authorization,
      credentials: core.credentials)
    var signed = try await signer.signed(request, for: authentication)
    signed.generation = generation
    return signed
  }
}
