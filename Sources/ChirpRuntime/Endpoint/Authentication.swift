/// On whose behalf a request is sent.
///
/// Without the credentials that it asks for nothing is sent, and
/// ``APIError/missingToken(_:requirement:underlying:)`` is thrown.
public enum Authentication: Sendable {
  /// Nothing is added to the request.
  case none
  /// The client's ``Configuration/authorization`` signs the request: with its token, it sends
  /// `Authorization: Bearer …` (RFC 6750 §2.1).
  case required
  /// The first of the schemes for which the client has a credential.
  case any([AuthenticationScheme])
  /// All of the schemes.
  case all([AuthenticationScheme])
  /// A strategy of the endpoint's own signs the request. It is not asked to refresh anything.
  case custom(any AuthorizationStrategy)

  var needsCredentials: Bool {
    if case .none = self { false } else { true }
  }

  /// The names under which credentials are sent, as far as they are the API's own.
  var secretNames: [String] {
    switch self {
    case .none, .required, .custom: []
    case .any(let schemes), .all(let schemes): schemes.compactMap(\.secretName)
    }
  }
}

extension Authentication: CustomReflectable {
  /// No child: a strategy may hold what is secret.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}
