/// A type that is read from a JSON object, field by field.
///
/// ```swift
/// extension Post: ObjectDecodable {
///   init(from object: ObjectReader) throws {
///     id = try object.decode("id")
///     bio = try object.decodeIfPresent("bio")
///     createdAt = try object.decode("createdAt")
///   }
/// }
/// ```
///
/// The type is `Decodable` by that, for any decoder. Written so, the fields cost the compiler about
/// half of what synthesized conformances cost.
public protocol ObjectDecodable: Decodable {
  /// Reads a value from the fields of `object`.
  ///
  /// - Throws: `DecodingError`, with the path of the field at fault.
  init(from object: ObjectReader) throws
}

extension ObjectDecodable {
  /// Reads a value from the object at which `decoder` stands.
  public init(from decoder: any Decoder) throws {
    try self.init(from: ObjectReader(decoder))
  }
}
