import Foundation

extension QueryItem {
  /// As it stands in a URL, with all but unreserved characters encoded (RFC 3986 §3.4).
  ///
  /// Separators are those of OpenAPI 3.1 (Style Examples), for commas also of RFC 6570 §3.2.8: a comma,
  /// `%20` and `%7C`. A date that `dates` has no text for is the nearest one that it has.
  func encodedForQuery(dates: DateFormat) -> String {
    encoded(PercentEncoding.component) { text in
      switch text {
      case .plain(let text): text
      case .date(let date): dates.text(ofNearest: date)
      }
    } separator: { separator in
      switch separator {
      case .comma: ","
      case .space: "%20"
      case .pipe: "%7C"
      }
    }
  }

  /// As it stands in `application/x-www-form-urlencoded` (WHATWG URL §5.2).
  ///
  /// - Throws: `EncodingError` if `dates` cannot hold a date.
  func encodedForForm(dates: DateFormat) throws -> String {
    try encoded(PercentEncoding.formComponent) { text in
      switch text {
      case .plain(let text): text
      case .date(let date): try dates.text(of: date)
      }
    } separator: { separator in
      switch separator {
      case .comma: ","
      case .space: "+"
      case .pipe: "%7C"
      }
    }
  }

  private func encoded(
    _ component: (String) -> String, text: (Text) throws -> String,
    separator separatorText: (Separator) -> String
  ) rethrows -> String {
    switch value {
    case nil:
      return component(name)
    case .single(let single):
      return component(name) + "=" + component(try text(single))
    case .list(let texts, let separator):
      let list = try texts.map { component(try text($0)) }
      return component(name) + "=" + list.joined(separator: separatorText(separator))
    }
  }
}
