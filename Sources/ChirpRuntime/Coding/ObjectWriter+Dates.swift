public import Foundation

// Dates have methods of their own because an encoder has one strategy for all of them.
extension ObjectWriter {
  /// Writes a field that holds a date, in ISO 8601; nil leaves it out.
  public mutating func encode(_ date: Date?, _ key: String) {
    encode(date, key, as: .iso8601)
  }

  /// Writes a field that holds dates, in ISO 8601; nil leaves it out.
  public mutating func encode(_ dates: [Date]?, _ key: String) {
    encode(dates, key, as: .iso8601)
  }

  /// Writes a field that holds dates by name, in ISO 8601; nil leaves it out.
  public mutating func encode(_ dates: [String: Date]?, _ key: String) {
    encode(dates, key, as: .iso8601)
  }

  /// Writes a field that holds a date; nil leaves it out.
  public mutating func encode(_ date: Date?, _ key: String, as format: DateFormat) {
    encode(date, key, format.wireForm)
  }

  /// Writes a field that holds dates; nil leaves it out.
  public mutating func encode(_ dates: [Date]?, _ key: String, as format: DateFormat) {
    encode(dates, key, format.wireForm)
  }

  /// Writes a field that holds dates by name; nil leaves it out.
  public mutating func encode(
    _ dates: [String: Date]?, _ key: String, as format: DateFormat
  ) {
    encode(dates, key, format.wireForm)
  }

  private mutating func encode<Wire: DateWireForm>(
    _ date: Date?, _ key: String, _: Wire.Type
  ) {
    encode(date.map(Wire.init), key)
  }

  private mutating func encode<Wire: DateWireForm>(
    _ dates: [Date]?, _ key: String, _: Wire.Type
  ) {
    encode(dates?.map(Wire.init), key)
  }

  private mutating func encode<Wire: DateWireForm>(
    _ dates: [String: Date]?, _ key: String, _: Wire.Type
  ) {
    encode(dates?.mapValues(Wire.init), key)
  }
}
