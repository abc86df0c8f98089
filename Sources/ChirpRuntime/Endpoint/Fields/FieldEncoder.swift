/// Encodes values as the fields of a query or a form.
struct FieldEncoder: Encoder {
  let slot: FieldSlot

  var codingPath: [any CodingKey] { slot.path }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.becomeObject()
    return KeyedEncodingContainer(FieldObject<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.becomeArray()
    return FieldArray(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    FieldValue(encoder: self)
  }
}
