/// A type that is written as a JSON object, field by field.
///
/// ```swift
/// extension ProfileDraft: ObjectEncodable {
///   func encode(to object: inout ObjectWriter) {
///     object.encode(bio, "bio")
///   }
/// }
/// ```
///
/// The type is `Encodable` by that, for any encoder.
public protocol ObjectEncodable: Encodable {
  /// Writes the fields of the value to `object`, which keeps what goes wrong.
  func encode(to object: inout ObjectWriter)
}

extension ObjectEncodable {
  /// Writes the value as an object at the place where `encoder` stands.
  public func encode(to encoder: any Encoder) throws {
    var object = ObjectWriter(encoder)
    encode(to: &object)
    try object.finish()
  }
}
