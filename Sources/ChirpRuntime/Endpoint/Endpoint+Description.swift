extension Endpoint: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method, and the path with `{}` in place of each value. All else may be secret.
  public var description: String { RequestContext(self).description }

  /// The method, and the path with `{}` in place of each value. All else may be secret.
  public var debugDescription: String { description }
}

extension Endpoint: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
