/// How an array stands in a query (OpenAPI 3.1, Style Values). No style sends anything for an empty
/// array.
public enum ArrayStyle: Hashable, Sendable {
  /// `tag=a&tag=b`: what an array is without a style (`form`, exploded).
  case repeated
  /// `tag=a,b` (`form`; RFC 6570 §3.2.8). A comma in an element is sent as `%2C`.
  case comma
  /// `tag=a%20b` (`spaceDelimited`). An element that holds a space is not told from two.
  case space
  /// `tag=a%7Cb` (`pipeDelimited`). An element that holds `|` is not told from two.
  case pipe
  /// `tag[]=a&tag[]=b`, with the brackets percent-encoded, as PHP and Rails read it.
  case brackets
}

extension Array where Element: ParameterConvertible {
  /// The array as it stands in a query in `style`:
  /// `queryItems: ["tag": tags.styled(.comma)]`.
  public func styled(_ style: ArrayStyle) -> some QueryConvertible {
    StyledArray(texts: map { QueryItem.Text($0) }, style: style)
  }
}

private struct StyledArray: QueryConvertible {
  let texts: [QueryItem.Text]
  let style: ArrayStyle

  func queryItems(named name: String) -> [QueryItem] {
    switch style {
    case .repeated: repeated(name)
    case .comma: list(name, .comma)
    case .space: list(name, .space)
    case .pipe: list(name, .pipe)
    case .brackets: repeated(name + "[]")
    }
  }

  private func repeated(_ name: String) -> [QueryItem] {
    texts.map { QueryItem(name: name, value: .single($0)) }
  }

  private func list(_ name: String, _ separator: QueryItem.Separator) -> [QueryItem] {
    texts.isEmpty ? [] : [QueryItem(name: name, value: .list(texts, separator: separator))]
  }
}
