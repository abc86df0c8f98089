extension QueryItems: CustomStringConvertible, CustomDebugStringConvertible {
  /// The names. The values may be secret.
  public var description: String { items.map(\.description).joined(separator: "&") }

  /// The names. The values may be secret.
  public var debugDescription: String { description }
}

extension QueryItems: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension QueryItem: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name. The value may be secret.
  public var description: String {
    Redaction.line(value == nil ? name : "\(name)=\(Redaction.mask)")
  }

  /// The name. The value may be secret.
  public var debugDescription: String { description }
}

extension QueryItem: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
