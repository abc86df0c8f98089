/// Keys of JSON objects.
enum WireKey {
  /// The key of a field named in Swift's way: `likeCount` → `like_count`, `HTTPCode` → `http_code`.
  ///
  /// A `_` stands before a capital that follows a small letter or a digit, or that begins the last
  /// word of a run of capitals.
  static func snakeCase(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var key = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar.properties.isUppercase, index > 0 {
        let previous = scalars[index - 1].properties
        let followsWord = previous.isLowercase || previous.numericType != nil
        let beginsWord =
          previous.isUppercase && index + 1 < scalars.count
          && scalars[index + 1].properties.isLowercase
        if followsWord || beginsWord { key += "_" }
      }
      key += scalar.properties.lowercaseMapping
    }
    return key
  }

  static func key(of field: Field, style: JSONOptions.KeyStyle) -> String {
    field.key?.value ?? key(ofName: field.name.value, style: style)
  }

  /// The key of what is called `name`: a field without a key of its own, or the tag of a union.
  static func key(ofName name: String, style: JSONOptions.KeyStyle) -> String {
    switch style {
    case .asWritten: name
    case .snakeCase: snakeCase(name)
    }
  }
}
