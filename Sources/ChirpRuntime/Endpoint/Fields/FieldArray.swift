/// The elements of an array that is being encoded for a query or a form.
struct FieldArray: UnkeyedEncodingContainer {
  let encoder: FieldEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.slot.count }

  func encodeNil() {
    _ = encoder.slot.append()
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try encoder.slot.append().encode(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    superEncoder().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    superEncoder().unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    encoder.slot.append().encoder
  }
}
