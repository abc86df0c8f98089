/// A type that is written as a JSON object, field by field.
///
/// ```swift
/// extension ProfileDraft: ObjectEncodable {
///   func encode(to object: inout ObjectWriter) throws {
///     try object.encode(bio, "bio")
///   }
/// }
/// ```
///
/// The type is `Encodable` by that, for any encoder.
public protocol ObjectEncodable: Encodable {
  /// Writes the fields of the value to `object`.
  ///
  /// - Throws: `EncodingError`, with the path of the field at fault.
  func encode(to object: inout ObjectWriter) throws
}

extension ObjectEncodable {
  /// Writes the value as an object at the place where `encoder` stands.
  public func encode(to encoder: any Encoder) throws {
    var object = ObjectWriter(encoder)
    try encode(to: &object)
  }
}
