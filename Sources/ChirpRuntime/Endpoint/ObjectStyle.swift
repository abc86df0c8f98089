/// How an object stands in a query (OpenAPI 3.1, Style Values). Fields that are nil or null are left
/// out, and an array of plain values repeats the name of its field; other arrays are refused.
public enum ObjectStyle: Hashable, Sendable {
  /// `filter[name]=x&filter[age]=3`, with the brackets percent-encoded; an object within as
  /// `filter[a][b]=x`.
  case deepObject
  /// `name=x&age=3`: each field a parameter of its own name (`form`, exploded; RFC 6570 §3.2.8); an
  /// object within as `a[b]=x`.
  case exploded
  /// `filter=name,x,age,3` (`form`; RFC 6570 §3.2.8). Arrays and objects within are refused.
  case comma
}

extension Encodable {
  /// The fields of the value, which is encoded as an object, as they stand in a query in `style`:
  /// `queryItems: ["filter": filter.styled(.deepObject)]`.
  ///
  /// They stand in the order in which they are encoded; dates in the endpoint's format, unless the
  /// value's type says otherwise, and data in base64.
  public func styled(_ style: ObjectStyle) -> some QueryConvertible {
    StyledObject(value: self, style: style)
  }
}

private struct StyledObject<Value: Encodable>: QueryConvertible {
  let value: Value
  let style: ObjectStyle

  func queryItems(named name: String) throws -> [QueryItem] {
    let fields = try FieldTree.fields(of: value)
    switch style {
    case .deepObject:
      return try fields.flatMap { try $0.tree.items(named: "\(name)[\($0.name)]") }
    case .exploded:
      return try fields.flatMap { try $0.tree.items(named: $0.name) }
    case .comma:
      let texts = try fields.flatMap { field in
        try field.tree.text().map { [.plain(field.name), $0] } ?? []
      }
      return texts.isEmpty ? [] : [QueryItem(name: name, value: .list(texts, separator: .comma))]
    }
  }
}
