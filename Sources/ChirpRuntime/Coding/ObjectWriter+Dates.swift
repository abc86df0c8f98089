public import Foundation

// Dates have methods of their own because an encoder has one strategy for all of them.
extension ObjectWriter {
  /// Writes a field that holds a date, in ISO 8601; nil leaves it out.
  ///
  /// - Throws: `EncodingError` if the format has no text for the date.
  public mutating func encode(_ date: Date?, _ key: String) throws {
    try encode(date, key, as: .iso8601)
  }

  /// Writes a field that holds dates, in ISO 8601; nil leaves it out.
  ///
  /// - Throws: `EncodingError` if the format has no text for one of the dates.
  public mutating func encode(_ dates: [Date]?, _ key: String) throws {
    try encode(dates, key, as: .iso8601)
  }

  /// Writes a field that holds dates by name, in ISO 8601; nil leaves it out.
  ///
  /// - Throws: `EncodingError` if the format has no text for one of the dates.
  public mutating func encode(_ dates: [String: Date]?, _ key: String) throws {
    try encode(dates, key, as: .iso8601)
  }

  /// Writes a field that holds a date; nil leaves it out.
  ///
  /// - Throws: `EncodingError` if the format has no text for the date.
  public mutating func encode(_ date: Date?, _ key: String, as format: DateFormat) throws {
    try encode(date, key, format.wireForm)
  }

  /// Writes a field that holds dates; nil leaves it out.
  ///
  /// - Throws: `EncodingError` if the format has no text for one of the dates.
  public mutating func encode(_ dates: [Date]?, _ key: String, as format: DateFormat) throws {
    try encode(dates, key, format.wireForm)
  }

  /// Writes a field that holds dates by name; nil leaves it out.
  ///
  /// - Throws: `EncodingError` if the format has no text for one of the dates.
  public mutating func encode(
    _ dates: [String: Date]?, _ key: String, as format: DateFormat
  ) throws {
    try encode(dates, key, format.wireForm)
  }

  private mutating func encode<Wire: DateWireForm>(
    _ date: Date?, _ key: String, _: Wire.Type
  ) throws {
    try encode(date.map(Wire.init), key)
  }

  private mutating func encode<Wire: DateWireForm>(
    _ dates: [Date]?, _ key: String, _: Wire.Type
  ) throws {
    try encode(dates?.map(Wire.init), key)
  }

  private mutating func encode<Wire: DateWireForm>(
    _ dates: [String: Date]?, _ key: String, _: Wire.Type
  ) throws {
    try encode(dates?.mapValues(Wire.init), key)
  }
}
