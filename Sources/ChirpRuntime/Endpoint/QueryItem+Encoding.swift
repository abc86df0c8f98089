extension QueryItem {
  /// As it stands in a URL, with all but unreserved characters encoded (RFC 3986 §3.4).
  ///
  /// Separators are those of OpenAPI 3.1 §4.8.12.4, for commas also of RFC 6570 §3.2.8: a comma, `%20` and
  /// `%7C`.
  var encodedForQuery: String {
    encoded(PercentEncoding.component) { separator in
      switch separator {
      case .comma: ","
      case .space: "%20"
      case .pipe: "%7C"
      }
    }
  }

  /// As it stands in `application/x-www-form-urlencoded` (WHATWG URL §5.2).
  var encodedForForm: String {
    encoded(PercentEncoding.formComponent) { separator in
      switch separator {
      case .comma: ","
      case .space: "+"
      case .pipe: "%7C"
      }
    }
  }

  private func encoded(
    _ encode: (String) -> String, separator text: (Separator) -> String
  ) -> String {
    switch value {
    case nil: encode(name)
    case .text(let value): encode(name) + "=" + encode(value)
    case .list(let values, let separator):
      encode(name) + "=" + values.map(encode).joined(separator: text(separator))
    }
  }
}
