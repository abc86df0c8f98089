/// The fields of one JSON object that is being written.
///
/// Dates are written as ISO 8601, or in the format that is asked for, whatever the encoder's own
/// strategy: see the methods that take a `Date`.
public struct ObjectWriter {
  private var container: KeyedEncodingContainer<ObjectKey>

  /// Begins an object at the place where `encoder` stands.
  public init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: ObjectKey.self)
  }

  /// Writes a field; nil leaves it out.
  ///
  /// - Throws: What `value` throws.
  public mutating func encode<Value: Encodable>(_ value: Value?, _ key: String) throws {
    try container.encodeIfPresent(value, forKey: ObjectKey(key))
  }
}
