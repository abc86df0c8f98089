import Foundation

/// What is sent for one call until there is an answer to keep.
struct Attempts: Sendable {
  let plan: CallPlan
  let core: ClientCore

  /// What the server answers in the end.
  ///
  /// - Throws: `TransportError`, `APIError`, or `CancellationError`.
  func received() async throws -> Received {
    let signer = RequestSigner(
      context: plan.context, authorization: core.configuration.authorization,
      credentials: core.credentials)
    let signed = try await signer.signed(plan.request, for: plan.authentication)
    return try await received(for: signed)
  }

  private func received(for signed: SignedRequest) async throws -> Received {
    do {
      return try await Transfer(transport: core.transport).response(
        to: signed, at: plan.request.url)
    } catch let error where error is TransportError || error is CancellationError {
      throw error
    } catch {
      throw TransportError(error, hasResponse: false)
    }
  }
}
