public import Foundation

/// Writes a value of one of several types, which nothing but its form tells apart.
///
/// ```swift
/// func encode(to encoder: any Encoder) throws {
///   let union = UnionWriter(encoder)
///   switch self {
///   case .post(let value): try union.encode(value)
///   case .date(let value): try union.encode(value, as: .unixSeconds)
///   }
/// }
/// ```
///
/// Through a container, and not by the value's own `encode(to:)`, an encoder writes URLs, data,
/// decimal numbers and dates as it does elsewhere. Dates are written as ISO 8601, or in the format
/// that is asked for, whatever the encoder's own strategy.
public struct UnionWriter {
  private let encoder: any Encoder

  /// Writes a value at the place where `encoder` stands.
  public init(_ encoder: any Encoder) {
    self.encoder = encoder
  }

  /// Writes `value`.
  ///
  /// - Throws: What the value or the encoder throws.
  public func encode<Value: Encodable>(_ value: Value) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Writes a date.
  ///
  /// - Throws: `EncodingError` if the format cannot hold the date.
  public func encode(_ date: Date, as format: DateFormat = .iso8601) throws {
    try encode(date, format.wireForm)
  }

  /// Writes an array of dates.
  ///
  /// - Throws: `EncodingError` if the format cannot hold one of the dates.
  public func encode(_ dates: [Date], as format: DateFormat = .iso8601) throws {
    try encode(dates, format.wireForm)
  }

  /// Writes an object of dates.
  ///
  /// - Throws: `EncodingError` if the format cannot hold one of the dates.
  public func encode(_ dates: [String: Date], as format: DateFormat = .iso8601) throws {
    try encode(dates, format.wireForm)
  }

  private func encode<Wire: DateWireForm>(_ date: Date, _: Wire.Type) throws {
    try encode(Wire(date: date))
  }

  private func encode<Wire: DateWireForm>(_ dates: [Date], _: Wire.Type) throws {
    try encode(dates.map(Wire.init))
  }

  private func encode<Wire: DateWireForm>(_ dates: [String: Date], _: Wire.Type) throws {
    try encode(dates.mapValues(Wire.init))
  }
}
