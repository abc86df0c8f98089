import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request, and after it what redirects ask for (RFC 9110 §15.4).
struct Transfer {
  /// What arrived in the end.
  struct Received {
    let data: Data
    let response: HTTPURLResponse
    /// Why the response, a redirect, was not followed.
    let refusal: Redirect.Refusal?
  }

  private static var redirectLimit: Int { 20 }

  let session: ClientSession
  /// The names of headers that hold credentials of the API's own.
  let secretNames: Set<String>

  /// What the server answers; nil if that is not HTTP. Cancelling the task stops the transfer.
  ///
  /// - Throws: `URLError`.
  func response(to request: URLRequest) async throws -> Received? {
    var request = request
    let hasCookies = request.value(forHTTPHeaderField: "Cookie") != nil
    request.httpShouldHandleCookies = !hasCookies
    let session = hasCookies ? session.withoutCookies() : session
    var redirectCount = 0
    while true {
      let (data, response) = try await Exchange(in: session).response(to: request)
      guard let response = response as? HTTPURLResponse else {
        return nil
      }
      guard let redirect = Redirect(response) else {
        return Received(data: data, response: response, refusal: nil)
      }
      do {
        redirectCount += 1
        guard redirectCount <= Self.redirectLimit else {
          throw Redirect.Refusal.tooMany
        }
        request = try follow(redirect, after: request)
      } catch let refusal as Redirect.Refusal {
        return Received(data: data, response: response, refusal: refusal)
      }
    }
  }

  private func follow(
    _ redirect: Redirect, after request: URLRequest
  ) throws(Redirect.Refusal) -> URLRequest {
    var next = try redirect.request(after: request, withoutElsewhere: isSecret)
    if next.url.flatMap(Origin.init) != request.url.flatMap(Origin.init) {
      for name in session.addedHeaders where isSecret(name) {
        next.setValue("", forHTTPHeaderField: name)
      }
    }
    return next
  }

  private func isSecret(_ name: String) -> Bool {
    Redaction.isSensitive(name, or: secretNames)
  }
}
