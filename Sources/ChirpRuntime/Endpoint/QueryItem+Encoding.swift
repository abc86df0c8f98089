extension QueryItem {
  /// As it stands in a URL, with all but unreserved characters encoded (RFC 3986 §3.4).
  ///
  /// Separators are those of OpenAPI 3.1 (Style Examples), for commas also of RFC 6570 §3.2.8: a comma,
  /// `%20` and `%7C`.
  var encodedForQuery: String {
    let name = PercentEncoding.component(name)
    switch value {
    case nil: return name
    case .text(let text): return name + "=" + PercentEncoding.component(text)
    case .date(let date): return name + "=" + PercentEncoding.component(date.parameterText)
    case .list(let texts, let separator):
      let separator =
        switch separator {
        case .comma: ","
        case .space: "%20"
        case .pipe: "%7C"
        }
      return name + "=" + texts.map(PercentEncoding.component).joined(separator: separator)
    }
  }

  /// As it stands in `application/x-www-form-urlencoded` (WHATWG URL §5.2).
  ///
  /// - Throws: `EncodingError` if `dates` cannot hold a date.
  func encodedForForm(dates: DateFormat) throws -> String {
    let name = PercentEncoding.formComponent(name)
    switch value {
    case nil: return name
    case .text(let text): return name + "=" + PercentEncoding.formComponent(text)
    case .date(let date):
      return name + "=" + PercentEncoding.formComponent(try FieldTree.text(of: date, dates: dates))
    case .list(let texts, let separator):
      let separator =
        switch separator {
        case .comma: ","
        case .space: "+"
        case .pipe: "%7C"
        }
      return name + "=" + texts.map(PercentEncoding.formComponent).joined(separator: separator)
    }
  }
}
