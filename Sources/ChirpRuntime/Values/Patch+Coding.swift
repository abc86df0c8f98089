extension Patch: Decodable where Value: Decodable {
  /// ``null`` or a value: what stands somewhere is not absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
  }
}

extension Patch: Encodable where Value: Encodable {
  /// Writes the value or null.
  ///
  /// - Throws: `EncodingError` if the patch is absent: only the object that holds a field can leave
  ///   it out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .absent:
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "an absent value can only be left out of an object"))
    case .null: try container.encodeNil()
    case .value(let value): try container.encode(value)
    }
  }
}

extension Patch: Omissible {
  var isAbsent: Bool {
    switch self {
    case .absent: true
    case .null, .value: false
    }
  }
}

// Conformances that the compiler writes call these, since they fit better than the methods for any
// type.

extension KeyedDecodingContainer {
  /// The patch of a field: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is another type's.
  public func decode<Value: Decodable>(
    _ type: Patch<Value>.Type, forKey key: Key
  ) throws -> Patch<Value> {
    try decodeIfPresent(type, forKey: key) ?? (contains(key) ? .null : .absent)
  }
}

extension KeyedEncodingContainer {
  /// Writes a field that may be null, or leaves it out if it is absent.
  ///
  /// - Throws: `EncodingError` if the value cannot be written.
  public mutating func encode<Value: Encodable>(_ patch: Patch<Value>, forKey key: Key) throws {
    switch patch {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encode(value, forKey: key)
    }
  }
}
