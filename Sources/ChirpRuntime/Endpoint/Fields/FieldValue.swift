/// A single value that is being encoded for a query or a form.
struct FieldValue: SingleValueEncodingContainer {
  let encoder: FieldEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() {}

  func encode<Value: Encodable>(_ value: Value) throws {
    try encoder.slot.encode(value)
  }
}
