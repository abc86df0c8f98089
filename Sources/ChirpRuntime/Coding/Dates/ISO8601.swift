import Foundation

/// Dates as RFC 3339 §5.6 has them. Foundation's style takes fractions or none, not both, and costs
/// several times as much.
enum ISO8601 {
  /// nil if `text` is no date with a time and an offset.
  static func date(from text: String) -> Date? {
    var scanner = DateScanner(text)
    guard let year = scanner.digits(4), scanner.skip("-"),
      let month = scanner.digits(2), scanner.skip("-"),
      let day = scanner.digits(2), scanner.skip("T") || scanner.skip("t"),
      let hour = scanner.digits(2), hour < 24, scanner.skip(":"),
      let minute = scanner.digits(2), minute < 60, scanner.skip(":"),
      let second = scanner.digits(2), second <= 60,
      let fraction = fraction(&scanner),
      let offset = offset(&scanner), scanner.isAtEnd,
      let midnight = CivilDay(year: year, month: month, day: day)?.secondsSince1970
    else {
      return nil
    }
    let seconds = midnight + hour * 3600 + minute * 60 + second - offset
    if second == 60 && !seconds.isMultiple(of: CivilDay.seconds) {
      return nil
    }
    return Date(wholeSecondsSince1970: seconds, fraction: fraction)
  }

  /// nil if the date is outside the years 0 to 9999.
  static func text(of date: Date) -> String? {
    guard let milliseconds = Int(exactly: (date.timeIntervalSince1970 * 1000).rounded()),
      millisecondRange.contains(milliseconds)
    else {
      return nil
    }
    return text(ofMillisecondsSince1970: milliseconds)
  }

  /// The text of the date, or of the nearest one within the years 0 to 9999.
  static func text(ofNearest date: Date) -> String {
    text(of: date)
      ?? text(
        ofMillisecondsSince1970: date.timeIntervalSince1970 > 0
          ? millisecondRange.upperBound : millisecondRange.lowerBound)
  }

  /// 0000-01-01T00:00:00Z to 9999-12-31T23:59:59.999Z.
  private static let millisecondRange = -62_167_219_200_000...253_402_300_799_999

  private static func text(ofMillisecondsSince1970 milliseconds: Int) -> String {
    let seconds = milliseconds.flooredQuotient(by: 1000)
    let days = seconds.flooredQuotient(by: CivilDay.seconds)
    let day = CivilDay(daysSince1970: days)
    var writer = DateWriter()
    writer.append(day.year, digits: 4)
    writer.append("-")
    writer.append(day.month, digits: 2)
    writer.append("-")
    writer.append(day.day, digits: 2)
    writer.append("T")
    writer.appendTime(ofSecond: seconds - days * CivilDay.seconds)
    let remainder = milliseconds - seconds * 1000
    if remainder > 0 {
      writer.append(".")
      writer.append(remainder, digits: 3)
    }
    writer.append("Z")
    return writer.text
  }

  /// The part of a second, 0 if none is given, and nil if a point has no digit after it. Digits
  /// beyond the ninth are finer than a `Date` is.
  private static func fraction(_ scanner: inout DateScanner) -> Double? {
    guard scanner.skip(".") else {
      return 0
    }
    guard var value = scanner.digits(1) else {
      return nil
    }
    var scale = 10.0
    while let digit = scanner.digits(1) {
      if scale < 1_000_000_000 {
        value = value * 10 + digit
        scale *= 10
      }
    }
    return Double(value) / scale
  }

  /// The seconds by which the local time is ahead of UTC.
  private static func offset(_ scanner: inout DateScanner) -> Int? {
    if scanner.skip("Z") || scanner.skip("z") {
      return 0
    }
    let sign = scanner.skip("-") ? -1 : 1
    guard sign == -1 || scanner.skip("+"),
      let hours = scanner.digits(2), hours < 24, scanner.skip(":"),
      let minutes = scanner.digits(2), minutes < 60
    else {
      return nil
    }
    return sign * (hours * 3600 + minutes * 60)
  }
}
