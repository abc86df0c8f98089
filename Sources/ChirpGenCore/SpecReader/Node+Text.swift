import ChirpYAML

extension Node {
  /// The text of a scalar.
  var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Whether it is a scalar of the text `key`, which is ASCII: such texts of one length alone can be
  /// the same.
  func isText(_ key: String) -> Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.utf8.count == key.utf8.count && scalar.text == key
  }

  /// Whether it is a mapping with the key `key`.
  func hasKey(_ key: String) -> Bool {
    guard case .mapping(let pairs) = content else { return false }
    return pairs.contains { $0.key.isText(key) }
  }

  /// The tag of a scalar, if it is none of YAML's own: it takes a part of what is written for itself.
  var ownTag: String? {
    guard case .scalar = content, let tag, tag.hasPrefix("!"), tag != "!" else { return nil }
    return tag
  }

  /// Whether nothing, `~` or `null` stands there.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain, tag == nil else {
      return false
    }
    switch scalar.text {
    case "", "~", "null", "Null", "NULL": return true
    default: return false
    }
  }

  /// Whether it is an integer without quotes, so that text is not what is meant.
  var isPlainInteger: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return NumberText.isInteger(scalar.text) && Int(scalar.text) != nil
  }
}
