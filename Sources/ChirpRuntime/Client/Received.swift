import Foundation

/// What arrived in the end, after redirects.
struct Received: Sendable {
  let head: ResponseHead
  let data: Data
  /// Where the first request was sent, without credentials.
  let requestURL: URL
  /// Where the response came from: elsewhere, if the server redirected.
  let responseURL: URL
  /// The names of the headers that held credentials.
  let secretNames: Set<String>
  /// Why the response, a redirect, was not followed.
  let refusal: Redirect.Refusal?
  /// The server asks to wait for so long, which is longer than the call may.
  var retryAfter: Duration?
}
