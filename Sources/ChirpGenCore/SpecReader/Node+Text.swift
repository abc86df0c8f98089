import ChirpYAML

extension Node {
  /// The text of a scalar.
  var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Whether nothing, `~` or `null` stands there.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return tag == nil && ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }
}
