import Foundation

/// Where a response came from, for what goes on from there.
struct ResponseOrigin: Sendable {
  /// The response, as an error about it would show it.
  let context: ResponseContext
  /// Where the request was sent, without credentials.
  let requestURL: URL
  /// Where the response came from: elsewhere, if the server redirected.
  let responseURL: URL
}

extension ResponseOrigin: CustomStringConvertible, CustomReflectable {
  /// The response. The URLs may be secret.
  var description: String { context.description }

  /// No child, so that `dump` shows nothing that may be secret.
  var customMirror: Mirror { Mirror(self, children: []) }
}
