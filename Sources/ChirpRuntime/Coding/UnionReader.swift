/// Reads a value that may be of one of several types, which nothing but its form tells apart.
///
/// ```swift
/// init(from decoder: any Decoder) throws {
///   var union = UnionReader(decoder)
///   if let value: Post = union.decode() {
///     self = .post(value)
///   } else if let value: Date = union.decode(as: .unixSeconds) {
///     self = .date(value)
///   } else {
///     throw union.error
///   }
/// }
/// ```
///
/// Dates are read as ISO 8601, or in the format that is asked for, whatever the decoder's own
/// strategy: see the methods that give a `Date`.
public struct UnionReader {
  private let decoder: any Decoder
  private var attempts: [UnionAttempt] = []

  /// Reads the value at which `decoder` stands.
  public init(_ decoder: any Decoder) {
    self.decoder = decoder
  }

  /// The value as a `Value`, or nil if it is none, which ``error`` will then tell of.
  public mutating func decode<Value: Decodable>() -> Value? {
    attempt(as: Value.self) { container in
      try container.decode(Value.self)
    }
  }

  /// Why the value is of none of the types that were tried: for each, where in the value it stops
  /// to fit, and what was expected there. The text holds nothing of the value.
  public var error: DecodingError {
    let mismatch = UnionMismatch(kind: kind, attempts: attempts)
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: mismatch.description,
        underlyingError: mismatch))
  }

  /// What `read` gives, or nil if it throws, which is remembered as an attempt to read a `type`.
  mutating func attempt<Value>(
    as type: Value.Type, reading read: (any SingleValueDecodingContainer) throws -> Value
  ) -> Value? {
    do {
      return try read(try decoder.singleValueContainer())
    } catch {
      attempts.append(UnionAttempt(type, error, depth: decoder.codingPath.count))
      return nil
    }
  }

  /// What stands there, in words.
  private var kind: String {
    if (try? decoder.container(keyedBy: ObjectKey.self)) != nil {
      return "an object"
    }
    if (try? decoder.unkeyedContainer()) != nil {
      return "an array"
    }
    return (try? JSON(from: decoder))?.kind ?? "the value"
  }
}
