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

  /// Whether it is an integer without quotes, so that text is not what is meant.
  var isPlainInteger: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return NumberText.isInteger(scalar.text) && Int(scalar.text) != nil
  }
}
