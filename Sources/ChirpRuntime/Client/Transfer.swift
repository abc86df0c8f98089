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

  let session: URLSession
  /// The names of headers that hold credentials of the API's own.
  let secretNames: Set<String>

  /// What the server answers; nil if that is not HTTP. Cancelling the task stops the transfer.
  ///
  /// - Throws: `URLError`.
  func response(to request: URLRequest) async throws -> Received? {
    var request = request
    let hasCookies = request.value(forHTTPHeaderField: "Cookie") != nil
    request.httpShouldHandleCookies = !hasCookies
    #if canImport(FoundationNetworking)
      let session = hasCookies ? sessionWithoutCookies() : self.session
      defer {
        if hasCookies {
          session.finishTasksAndInvalidate()
        }
      }
    #endif
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

  #if canImport(FoundationNetworking)
    /// A session that leaves a request's own cookies alone: FoundationNetworking replaces them by those
    /// that it keeps, whatever the request says.
    private func sessionWithoutCookies() -> URLSession {
      let configuration = session.configuration
      configuration.httpShouldSetCookies = false
      configuration.httpCookieStorage = nil
      return URLSession(configuration: configuration)
    }
  #endif

  private func follow(
    _ redirect: Redirect, after request: URLRequest
  ) throws(Redirect.Refusal) -> URLRequest {
    var next = try redirect.request(after: request, withoutElsewhere: isSecret)
    if next.url.flatMap(Origin.init) != request.url.flatMap(Origin.init) {
      // The session adds its own headers to each request that has none of their names.
      for case let name as String in (session.configuration.httpAdditionalHeaders ?? [:]).keys
      where isSecret(name) {
        next.setValue("", forHTTPHeaderField: name)
      }
    }
    return next
  }

  private func isSecret(_ name: String) -> Bool {
    Redaction.isSensitive(name, or: secretNames)
  }
}
