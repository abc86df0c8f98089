import Foundation

/// The place of one value in a tree that is being encoded. A class, since an encoder's containers
/// write into the tree at any time.
final class FieldSlot {
  private enum Content {
    case nothing
    case text(QueryItem.Text)
    case array
    case object
  }

  let path: [any CodingKey]
  private var content = Content.nothing
  private var elements: [FieldSlot] = []
  private var fields: [(name: String, slot: FieldSlot)] = []

  init(path: [any CodingKey]) {
    self.path = path
  }

  /// What has been encoded.
  var tree: FieldTree {
    switch content {
    case .nothing: .nothing
    case .text(let text): .text(text)
    case .array: .array(elements.map(\.tree), path: path)
    case .object:
      .object(fields.map { FieldTree.Field(name: $0.name, tree: $0.slot.tree) }, path: path)
    }
  }

  /// How many elements the array has.
  var count: Int { elements.count }

  /// Encodes `value` here: what has a text as its text, and else what it encodes itself as.
  func encode(_ value: some Encodable) throws {
    switch value {
    case let data as Data: content = .text(.plain(data.base64EncodedString()))
    case let value as any ParameterConvertible: content = .text(QueryItem.Text(value))
    default:
      try value.encode(to: encoder)
      if value is any UnorderedFields {
        fields.sort { $0.name < $1.name }
      }
    }
  }

  var encoder: FieldEncoder {
    FieldEncoder(slot: self)
  }

  func becomeArray() {
    content = .array
  }

  func becomeObject() {
    content = .object
  }

  /// The place of a further element.
  func append() -> FieldSlot {
    let slot = FieldSlot(path: path + [FieldIndex(elements.count)])
    elements.append(slot)
    return slot
  }

  /// The place of a further field.
  func append(_ key: any CodingKey) -> FieldSlot {
    let slot = FieldSlot(path: path + [key])
    fields.append((name: key.stringValue, slot: slot))
    return slot
  }
}

/// A value whose fields are encoded in an order that is another one in each run.
private protocol UnorderedFields {}

extension Dictionary: UnorderedFields {}
