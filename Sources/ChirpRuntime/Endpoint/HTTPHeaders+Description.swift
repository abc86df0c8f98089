extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible {
  /// The fields, a line each, without the values of those that hold credentials.
  public var description: String { lines(hiding: []).joined(separator: "\n") }

  /// The fields, a line each, without the values of those that hold credentials.
  public var debugDescription: String { description }

  /// The fields, a line each, without the values of those that hold credentials, and without the
  /// queries of URLs.
  ///
  /// - Parameter names: The names of headers that do, besides those that always do.
  func lines(hiding names: Set<String>) -> [String] {
    fields.map { $0.line(hiding: names) }
  }
}

extension HTTPHeaders: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name, and the value unless it holds a credential.
  public var description: String { line(hiding: []) }

  /// The name, and the value unless it holds a credential.
  public var debugDescription: String { description }

  fileprivate func line(hiding names: Set<String>) -> String {
    let isHidden = Redaction.isSensitive(name, or: names)
    return Redaction.line(
      "\(name): \(isHidden ? Redaction.mask : Redaction.maskingURLs(in: value))")
  }
}

extension HTTPHeaders.Field: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
