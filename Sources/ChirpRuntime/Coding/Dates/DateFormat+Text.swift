import Foundation

/// Dates as texts, where they do not stand in JSON.
extension DateFormat {
  /// The text of `date`.
  ///
  /// - Throws: `EncodingError` if the format has none for it.
  func text(of date: Date) throws -> String {
    let text: String? =
      switch self {
      case .iso8601: ISO8601.text(of: date)
      case .unixSeconds: Self.text(of: UnixSecondsWireForm.number(of: date))
      case .unixMilliseconds: Self.text(of: UnixMillisecondsWireForm.number(of: date))
      case .rfc1123: RFC1123.text(of: date)
      }
    guard let text else {
      throw EncodingError.invalidValue(
        date,
        EncodingError.Context(
          codingPath: [], debugDescription: "the date is outside years 0 to 9999"))
    }
    return text
  }

  /// The text of `date`, or of the nearest one that the format has a text for.
  func text(ofNearest date: Date) -> String {
    switch self {
    case .iso8601: ISO8601.text(ofNearest: date)
    case .unixSeconds: Self.text(ofNearest: UnixSecondsWireForm.number(of: date))
    case .unixMilliseconds: Self.text(ofNearest: UnixMillisecondsWireForm.number(of: date))
    case .rfc1123: RFC1123.text(ofNearest: date)
    }
  }

  private static func text(of number: Double) -> String? {
    number.isFinite ? text(ofNearest: number) : nil
  }

  /// A whole number without a fraction; infinity is the nearest whole number that has digits.
  private static func text(ofNearest number: Double) -> String {
    if let whole = Int64(exactly: number) { return whole.parameterText }
    if number.isFinite { return number.parameterText }
    return (number > 0 ? Int64.max : Int64.min).parameterText
  }
}
