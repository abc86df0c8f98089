public import Foundation

extension ObjectReader {
  /// The date of a field that must be there.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is no date in `format`.
  public func decode(_ key: String, as format: DateFormat) throws -> Date {
    try date(format.wireForm, ObjectKey(key))
  }

  /// The date of a field; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is no date in `format`.
  public func decodeIfPresent(_ key: String, as format: DateFormat) throws -> Date? {
    try dateIfPresent(format.wireForm, ObjectKey(key))
  }

  /// The date of a field, or `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no date in `format`.
  public func decode(
    _ key: String, as format: DateFormat, default defaultValue: Date
  ) throws -> Date {
    container.contains(ObjectKey(key)) ? try decode(key, as: format) : defaultValue
  }

  /// The date of a field: nil for null, and `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no date in `format`.
  public func decodeIfPresent(
    _ key: String, as format: DateFormat, default defaultValue: Date?
  ) throws -> Date? {
    container.contains(ObjectKey(key)) ? try decodeIfPresent(key, as: format) : defaultValue
  }

  /// The dates of a field that must be there.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is no array of dates in `format`.
  public func decode(_ key: String, as format: DateFormat) throws -> [Date] {
    try dates(format.wireForm, ObjectKey(key))
  }

  /// The dates of a field; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is no array of dates in `format`.
  public func decodeIfPresent(_ key: String, as format: DateFormat) throws -> [Date]? {
    try datesIfPresent(format.wireForm, ObjectKey(key))
  }

  /// The dates of a field, or `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no array of dates in `format`.
  public func decode(
    _ key: String, as format: DateFormat, default defaultValue: [Date]
  ) throws -> [Date] {
    container.contains(ObjectKey(key)) ? try decode(key, as: format) : defaultValue
  }

  /// The dates of a field: nil for null, and `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no array of dates in `format`.
  public func decodeIfPresent(
    _ key: String, as format: DateFormat, default defaultValue: [Date]?
  ) throws -> [Date]? {
    container.contains(ObjectKey(key)) ? try decodeIfPresent(key, as: format) : defaultValue
  }

  /// The dates by name of a field that must be there.
  ///
  /// - Throws: `DecodingError`: the key is missing, or its value is no object of dates in `format`.
  public func decode(_ key: String, as format: DateFormat) throws -> [String: Date] {
    try namedDates(format.wireForm, ObjectKey(key))
  }

  /// The dates by name of a field; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value is no object of dates in `format`.
  public func decodeIfPresent(_ key: String, as format: DateFormat) throws -> [String: Date]? {
    try namedDatesIfPresent(format.wireForm, ObjectKey(key))
  }

  /// The dates by name of a field, or `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no object of dates in `format`.
  public func decode(
    _ key: String, as format: DateFormat, default defaultValue: [String: Date]
  ) throws -> [String: Date] {
    container.contains(ObjectKey(key)) ? try decode(key, as: format) : defaultValue
  }

  /// The dates by name of a field: nil for null, and `defaultValue` if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value is no object of dates in `format`.
  public func decodeIfPresent(
    _ key: String, as format: DateFormat, default defaultValue: [String: Date]?
  ) throws -> [String: Date]? {
    container.contains(ObjectKey(key)) ? try decodeIfPresent(key, as: format) : defaultValue
  }

  private func date<Wire: DateWireForm>(_: Wire.Type, _ key: ObjectKey) throws -> Date {
    try container.decode(Wire.self, forKey: key).date
  }

  private func dateIfPresent<Wire: DateWireForm>(_: Wire.Type, _ key: ObjectKey) throws -> Date? {
    try container.decodeIfPresent(Wire.self, forKey: key)?.date
  }

  private func dates<Wire: DateWireForm>(_: Wire.Type, _ key: ObjectKey) throws -> [Date] {
    try container.decode([Wire].self, forKey: key).map(\.date)
  }

  private func datesIfPresent<Wire: DateWireForm>(
    _: Wire.Type, _ key: ObjectKey
  ) throws -> [Date]? {
    try container.decodeIfPresent([Wire].self, forKey: key)?.map(\.date)
  }

  private func namedDates<Wire: DateWireForm>(
    _: Wire.Type, _ key: ObjectKey
  ) throws -> [String: Date] {
    try container.decode([String: Wire].self, forKey: key).mapValues(\.date)
  }

  private func namedDatesIfPresent<Wire: DateWireForm>(
    _: Wire.Type, _ key: ObjectKey
  ) throws -> [String: Date]? {
    try container.decodeIfPresent([String: Wire].self, forKey: key)?.mapValues(\.date)
  }
}
