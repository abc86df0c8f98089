/// The fields of one JSON object that is being written.
///
/// Dates are written as ISO 8601, or in the format that is asked for, whatever the encoder's own
/// strategy: see the methods that take a `Date`.
///
/// A field that cannot be written is remembered, and thrown when the object is complete: so a type
/// says what its fields are, a line for each, and the compiler has no way out to build for each.
public struct ObjectWriter {
  private var container: KeyedEncodingContainer<ObjectKey>
  /// What the first field has thrown that could not be written.
  private var failure: (any Error)?
  /// The keys of tags, which later fields of the same name do not change.
  private var tagKeys: [String] = []

  /// Begins an object at the place where `encoder` stands.
  public init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: ObjectKey.self)
  }

  /// Writes a field; nil leaves it out, also where `Value` stands for an optional, as a generic
  /// type's parameter may.
  public mutating func encode<Value: Encodable>(_ value: Value?, _ key: String) {
    guard let value, (value as? any Omissible)?.isAbsent != true else { return }
    write(key) { container, key in
      try container.encode(value, forKey: key)
    }
  }

  /// Writes the tag of a union before the fields of its value, of which one of the same name is
  /// then left out.
  public mutating func encodeTag<Tag: Encodable>(_ tag: Tag, _ key: String) {
    encode(tag, key)
    tagKeys.append(key)
  }

  /// Keeps what is wrong with a value that the object should have been written from.
  ///
  /// - Parameters:
  ///   - value: What is at fault, or its type if the value itself may be secret.
  ///   - description: What is wrong with it.
  mutating func fail(_ value: Any, _ description: String) {
    failure =
      failure
      ?? EncodingError.invalidValue(
        value,
        EncodingError.Context(codingPath: container.codingPath, debugDescription: description))
  }

  /// Writes a field that is null.
  mutating func encodeNull(_ key: String) {
    write(key) { container, key in
      try container.encodeNil(forKey: key)
    }
  }

  private mutating func write(
    _ key: String, _ write: (inout KeyedEncodingContainer<ObjectKey>, ObjectKey) throws -> Void
  ) {
    if failure != nil || tagKeys.contains(key) { return }
    do {
      try write(&container, ObjectKey(key))
    } catch {
      failure = error
    }
  }

  /// Ends the object.
  ///
  /// - Throws: What the first field has thrown that could not be written.
  func finish() throws {
    if let failure { throw failure }
  }
}
