/// What proves who is asking.
public enum Credential: Hashable, Sendable {
  /// A token for a bearer scheme.
  case token(String)
  /// A key for a scheme with an API key.
  case key(String)
  /// A user and a password for a basic scheme.
  case password(user: String, password: String)
}

extension Credential: CustomStringConvertible, CustomDebugStringConvertible {
  /// The kind of credential, and nothing of what it holds.
  public var description: String {
    switch self {
    case .token: "a token"
    case .key: "a key"
    case .password: "a user and a password"
    }
  }

  /// The kind of credential, and nothing of what it holds.
  public var debugDescription: String { description }
}

extension Credential: CustomReflectable {
  /// No child, so that `dump` shows nothing either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credential {
  /// Whether there is nothing in it that could be sent.
  var isBlank: Bool {
    switch self {
    case .token(let text), .key(let text): text.allSatisfy(\.isWhitespace)
    case .password(let user, let password): user.isEmpty && password.isEmpty
    }
  }
}
