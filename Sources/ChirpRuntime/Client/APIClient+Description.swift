extension APIClient: CustomStringConvertible, CustomDebugStringConvertible {
  /// The origin that it sends to.
  public var description: String {
    "a client of \(Origin(baseURL)?.description ?? "no http or https URL")"
  }

  /// The origin that it sends to.
  public var debugDescription: String { description }
}

extension APIClient: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
