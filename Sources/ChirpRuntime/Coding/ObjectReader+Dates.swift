public import Foundation

// Dates have methods of their own because a decoder has one strategy for all of them, and that of a
// plain `JSONDecoder()` reads no text.
extension ObjectReader {
  /// The date of a field that must be there, in ISO 8601.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is no such date.
  public func decode(_ key: String) throws -> Date {
    let key = ObjectKey(key)
    let text = try container.decode(String.self, forKey: key)
    guard let date = ISO8601.date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: DateFormat.iso8601.expectation)
    }
    return date
  }

  /// The date of a field, in ISO 8601; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is no such date.
  public func decodeIfPresent(_ key: String) throws -> Date? {
    try decodeIfPresent(key, as: .iso8601)
  }

  /// The date of a field, in ISO 8601, or `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no such date.
  public func decode(_ key: String, default defaultValue: Date) throws -> Date {
    container.contains(ObjectKey(key)) ? try decode(key) : defaultValue
  }

  /// The date of a field, in ISO 8601: nil for null, and `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no such date.
  public func decodeIfPresent(_ key: String, default defaultValue: Date?) throws -> Date? {
    try decodeIfPresent(key, as: .iso8601, default: defaultValue)
  }

  /// The dates of a field that must be there, in ISO 8601.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is no array of such dates.
  public func decode(_ key: String) throws -> [Date] {
    try decode(key, as: .iso8601)
  }

  /// The dates of a field, in ISO 8601; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is no array of such dates.
  public func decodeIfPresent(_ key: String) throws -> [Date]? {
    try decodeIfPresent(key, as: .iso8601)
  }

  /// The dates of a field, in ISO 8601, or `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no array of such dates.
  public func decode(_ key: String, default defaultValue: [Date]) throws -> [Date] {
    container.contains(ObjectKey(key)) ? try decode(key) : defaultValue
  }

  /// The dates of a field, in ISO 8601: nil for null, and `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no array of such dates.
  public func decodeIfPresent(_ key: String, default defaultValue: [Date]?) throws -> [Date]? {
    try decodeIfPresent(key, as: .iso8601, default: defaultValue)
  }

  /// The dates by name of a field that must be there, in ISO 8601.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is no object of such dates.
  public func decode(_ key: String) throws -> [String: Date] {
    try decode(key, as: .iso8601)
  }

  /// The dates by name of a field, in ISO 8601; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is no object of such dates.
  public func decodeIfPresent(_ key: String) throws -> [String: Date]? {
    try decodeIfPresent(key, as: .iso8601)
  }

  /// The dates by name of a field, in ISO 8601, or `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no object of such dates.
  public func decode(_ key: String, default defaultValue: [String: Date]) throws -> [String: Date] {
    container.contains(ObjectKey(key)) ? try decode(key) : defaultValue
  }

  /// The dates by name of a field, in ISO 8601: nil for null, and `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no object of such dates.
  public func decodeIfPresent(_ key: String, default defaultValue: [String: Date]?) throws
    -> [String: Date]?
  {
    try decodeIfPresent(key, as: .iso8601, default: defaultValue)
  }
}
