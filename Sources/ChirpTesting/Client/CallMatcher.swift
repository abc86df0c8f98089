import ChirpRuntime

/// Which calls a mock client answers in some way.
struct CallMatcher: Sendable {
  let matches: @Sendable (MockCall) -> Bool

  private init(_ matches: @escaping @Sendable (MockCall) -> Bool) {
    self.matches = matches
  }

  /// The calls that ask what `request` does.
  static func asking(_ request: some APIRequest) -> CallMatcher {
    CallMatcher { $0.asks(request) }
  }

  /// The calls of a type of requests.
  static func type<Request: APIRequest>(_ type: Request.Type) -> CallMatcher {
    CallMatcher { $0.request is Request }
  }

  /// The calls to which `value` is a response.
  static func awaiting(_ value: any Sendable) -> CallMatcher {
    CallMatcher { $0.isAnswered(by: value) }
  }

  /// The calls whose requests `matcher` matches.
  static func sending(_ matcher: RequestMatcher) -> CallMatcher {
    CallMatcher { matcher.matches($0.recorded) }
  }
}
