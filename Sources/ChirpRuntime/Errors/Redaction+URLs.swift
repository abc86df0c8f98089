extension Redaction {
  /// `text` without what is before the host and after the path of the URLs in it: users, passwords and
  /// queries. A password may hold what no URL can, so that all up to the last `@` is taken for one.
  ///
  /// Its time grows with the length alone: what a server sends may be made to take long.
  static func maskingURLs(in text: String) -> String {
    guard text.contains("?") || text.contains("@") || text.contains("#") else {
      return text
    }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while !rest.isEmpty {
      let end = rest.firstIndex(where: endsURL) ?? rest.endIndex
      result.append(contentsOf: withoutQuery(withoutUser(rest[..<end])))
      rest = rest[end...]
      if let separator = rest.popFirst() {
        result.append(separator)
      }
    }
    return String(result)
  }

  private static func endsURL(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "\"'<>".unicodeScalars.contains(scalar)
  }

  private static func withoutUser(
    _ word: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    guard let at = word.lastIndex(of: "@"), let start = slashes(in: word[..<at]) else {
      return word
    }
    return Substring("\(Substring(word[..<start]))//\(mask)\(Substring(word[at...]))")
      .unicodeScalars
  }

  /// Where two slashes begin, as in a URL or, with a backslash between them, as JSON may write it.
  private static func slashes(
    in word: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    word.indices.first { index in
      let following = word[index...].dropFirst()
      return word[index] == "/"
        && (following.first == "/" || following.starts(with: "\\/".unicodeScalars))
    }
  }

  /// `word` up to the `?` or `#` that a name and `=` follow.
  private static func withoutQuery(
    _ word: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var start: Substring.UnicodeScalarView.Index?
    for index in word.indices {
      switch word[index] {
      case "?", "#": start = index
      case "=":
        if let start {
          return Substring("\(Substring(word[...start]))\(mask)").unicodeScalars
        }
      default: break
      }
    }
    return word
  }
}
