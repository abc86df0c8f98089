public import Foundation

// A patch of anything but dates is read by the method for any type.
extension ObjectReader {
  /// What a field says that holds a date, in ISO 8601: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no such date.
  public func decode(_ key: String) throws -> Patch<Date> {
    try decode(key, as: .iso8601)
  }

  /// What a field says that holds dates, in ISO 8601: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no array of such dates.
  public func decode(_ key: String) throws -> Patch<[Date]> {
    try decode(key, as: .iso8601)
  }

  /// What a field says that holds dates by name, in ISO 8601: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no object of such dates.
  public func decode(_ key: String) throws -> Patch<[String: Date]> {
    try decode(key, as: .iso8601)
  }

  /// What a field says that holds a date: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no date in `format`.
  public func decode(_ key: String, as format: DateFormat) throws -> Patch<Date> {
    contains(key) ? Patch(try decodeIfPresent(key, as: format)) : .absent
  }

  /// What a field says that holds dates: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no array of dates in `format`.
  public func decode(_ key: String, as format: DateFormat) throws -> Patch<[Date]> {
    contains(key) ? Patch(try decodeIfPresent(key, as: format)) : .absent
  }

  /// What a field says that holds dates by name: absent if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no object of dates in `format`.
  public func decode(_ key: String, as format: DateFormat) throws -> Patch<[String: Date]> {
    contains(key) ? Patch(try decodeIfPresent(key, as: format)) : .absent
  }

  private func contains(_ key: String) -> Bool {
    container.contains(ObjectKey(key))
  }
}
