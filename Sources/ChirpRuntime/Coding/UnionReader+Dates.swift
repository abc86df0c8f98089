public import Foundation

// Dates have methods of their own because a decoder has one strategy for all of them.
extension UnionReader {
  /// The value as a date in ISO 8601, or nil if it is none.
  public mutating func decode() -> Date? {
    decode(as: .iso8601)
  }

  /// The value as an array of dates in ISO 8601, or nil if it is none.
  public mutating func decode() -> [Date]? {
    decode(as: .iso8601)
  }

  /// The value as an object of dates in ISO 8601, or nil if it is none.
  public mutating func decode() -> [String: Date]? {
    decode(as: .iso8601)
  }

  /// The value as a date in `format`, or nil if it is none.
  public mutating func decode(as format: DateFormat) -> Date? {
    date(format.wireForm)
  }

  /// The value as an array of dates in `format`, or nil if it is none.
  public mutating func decode(as format: DateFormat) -> [Date]? {
    dates(format.wireForm)
  }

  /// The value as an object of dates in `format`, or nil if it is none.
  public mutating func decode(as format: DateFormat) -> [String: Date]? {
    namedDates(format.wireForm)
  }

  private mutating func date<Wire: DateWireForm>(_: Wire.Type) -> Date? {
    attempt(as: Date.self) { try $0.decode(Wire.self).date }
  }

  private mutating func dates<Wire: DateWireForm>(_: Wire.Type) -> [Date]? {
    attempt(as: [Date].self) { try $0.decode([Wire].self).map(\.date) }
  }

  private mutating func namedDates<Wire: DateWireForm>(_: Wire.Type) -> [String: Date]? {
    attempt(as: [String: Date].self) { try $0.decode([String: Wire].self).mapValues(\.date) }
  }
}
