import Foundation

/// A value as the fields of a query or a form see it: plain texts, in arrays and objects.
enum FieldTree {
  /// One field of an object.
  struct Field {
    let name: String
    let tree: FieldTree
  }

  /// nil or null.
  case nothing
  case text(QueryItem.Text)
  case array([FieldTree], path: [any CodingKey])
  case object([Field], path: [any CodingKey])

  /// The fields of `value` in the order in which they are encoded.
  ///
  /// - Parameter value: A value that is encoded as an object.
  /// - Throws: `EncodingError` if it is encoded as anything else, or what it throws itself.
  static func fields(of value: some Encodable) throws -> [Field] {
    let slot = FieldSlot(path: [])
    try slot.encode(value)
    guard case .object(let fields, _) = slot.tree else {
      throw refusal("only an object has fields", at: [])
    }
    return fields
  }

  /// The tree as items called `name`: an array repeats the name, and the fields of an object follow
  /// it in brackets.
  ///
  /// - Throws: `EncodingError` if an array holds anything but plain values.
  func items(named name: String) throws -> [QueryItem] {
    switch self {
    case .nothing: []
    case .text(let text): [QueryItem(name: name, value: .single(text))]
    case .array(let elements, let path):
      try elements.map { element in
        guard case .text(let text) = element else {
          throw Self.refusal("an array in a query or a form can hold plain values only", at: path)
        }
        return QueryItem(name: name, value: .single(text))
      }
    case .object(let fields, _):
      try fields.flatMap { try $0.tree.items(named: "\(name)[\($0.name)]") }
    }
  }

  /// The text of a plain value; nil if there is none.
  ///
  /// - Throws: `EncodingError` if it is an array or an object.
  func text() throws -> QueryItem.Text? {
    switch self {
    case .nothing: nil
    case .text(let text): text
    case .array(_, let path), .object(_, let path):
      throw Self.refusal("an object between commas can hold plain values only", at: path)
    }
  }

  /// An error that does not hold the value, which may be secret.
  private static func refusal(_ description: String, at path: [any CodingKey]) -> EncodingError {
    .invalidValue(
      FieldTree.self, EncodingError.Context(codingPath: path, debugDescription: description))
  }
}
