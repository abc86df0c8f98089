/// The fields of one JSON object that is being read.
///
/// Dates are read as ISO 8601, or in the format that is asked for, whatever the decoder's own
/// strategy: see the methods that give a `Date`.
public struct ObjectReader {
  let container: KeyedDecodingContainer<ObjectKey>

  /// The object that `decoder` stands at.
  ///
  /// - Throws: `DecodingError.typeMismatch` if no object stands there.
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: ObjectKey.self)
  }

  /// The value of a field that must be there, unless it is a ``Patch``, or `Value` stands for an
  /// optional, as a generic type's parameter may: then it may be missing.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is another type's.
  public func decode<Value: Decodable>(_ key: String) throws -> Value {
    let key = ObjectKey(key)
    do {
      return try container.decode(Value.self, forKey: key)
    } catch {
      // The result alone tells no two generic methods apart, so there is none for these.
      if let type = Value.self as? any Omissible.Type, !container.contains(key),
        let absent = type.absent as? Value
      {
        return absent
      }
      throw error
    }
  }

  /// The value of a field; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is another type's.
  public func decodeIfPresent<Value: Decodable>(_ key: String) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: ObjectKey(key))
  }

  /// The value of a field, or `defaultValue` if the key is missing. null is not missing, and an
  /// error.
  ///
  /// - Throws: `DecodingError` if the value is another type's.
  public func decode<Value: Decodable>(_ key: String, default defaultValue: Value) throws -> Value {
    let key = ObjectKey(key)
    return container.contains(key) ? try container.decode(Value.self, forKey: key) : defaultValue
  }

  /// The value of a field, or `defaultValue` if the key is missing. null is not missing: it is nil.
  ///
  /// - Throws: `DecodingError` if the value is another type's.
  public func decodeIfPresent<Value: Decodable>(
    _ key: String, default defaultValue: Value?
  ) throws -> Value? {
    container.contains(ObjectKey(key)) ? try decodeIfPresent(key) : defaultValue
  }
}
