import Foundation

/// Sends a request, and after it what redirects ask for (RFC 9110 §15.4).
struct Transfer: Sendable {
  private static var redirectLimit: Int { 20 }

  let transport: any HTTPTransport

  /// What the server answers to `signed`. Cancelling the task stops the transfer.
  ///
  /// - Parameter url: Where the request is sent, without credentials.
  /// - Throws: `TransportError`, `CancellationError`, or what else the transport throws.
  func response(to signed: SignedRequest, at url: URL) async throws -> Received {
    var request = signed.request
    var redirectCount = 0
    while true {
      let response = try await transport.response(to: request)
      var refusal: Redirect.Refusal?
      if let redirect = Redirect(response) {
        do {
          redirectCount += 1
          guard redirectCount <= Self.redirectLimit else {
            throw Redirect.Refusal.tooMany
          }
          request = try redirect.request(after: request) { name in
            Redaction.isSensitive(name, or: signed.secretNames)
          }
          continue
        } catch let fault as Redirect.Refusal {
          refusal = fault
        }
      }
      return Received(
        head: ResponseHead(status: response.status, headers: response.headers),
        data: response.body.data,
        requestURL: url, responseURL: redirectCount == 0 ? url : request.url,
        secretNames: signed.secretNames, refusal: refusal)
    }
  }
}
