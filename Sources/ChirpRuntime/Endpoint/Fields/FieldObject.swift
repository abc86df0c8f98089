/// The fields of an object that is being encoded for a query or a form. Null leaves one out.
struct FieldObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: FieldEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) {}

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.slot.append(key).encode(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    superEncoder(forKey: key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    encoder.slot.append(ObjectKey("super")).encoder
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder.slot.append(key).encoder
  }
}
