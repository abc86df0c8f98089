import Foundation

/// Dates in the form that HTTP prefers, IMF-fixdate (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum RFC1123 {
  /// nil if `text` is no such date. The day of the week must be one, but need not be the right one.
  static func date(from text: String) -> Date? {
    var scanner = DateScanner(text)
    guard let weekday = scanner.letters(3), DateNames.weekdays.contains(weekday),
      scanner.skip(","), scanner.skip(" "),
      let day = scanner.digits(2), scanner.skip(" "),
      let month = scanner.letters(3).flatMap(DateNames.month), scanner.skip(" "),
      let year = scanner.digits(4), scanner.skip(" "),
      let time = scanner.timeOfDay(), scanner.skip(" "),
      scanner.letters(3) == "GMT", scanner.isAtEnd
    else {
      return nil
    }
    return CivilDay(year: year, month: month, day: day)?.date(at: time)
  }

  /// The second in which the date lies; nil if it is outside the years 0 to 9999.
  static func text(of date: Date) -> String? {
    guard let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down)),
      secondRange.contains(seconds)
    else {
      return nil
    }
    return text(ofSecondsSince1970: seconds)
  }

  /// The text of the date, or of the nearest one within the years 0 to 9999.
  static func text(ofNearest date: Date) -> String {
    text(of: date)
      ?? text(
        ofSecondsSince1970: date.timeIntervalSince1970 > 0
          ? secondRange.upperBound : secondRange.lowerBound)
  }

  /// 0000-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  private static let secondRange = -62_167_219_200...253_402_300_799

  private static func text(ofSecondsSince1970 seconds: Int) -> String {
    let days = seconds.flooredQuotient(by: CivilDay.seconds)
    let day = CivilDay(daysSince1970: days)
    // 1970 began on a Thursday.
    let weekday = DateNames.weekdays[(days + 4) - (days + 4).flooredQuotient(by: 7) * 7]
    var writer = DateWriter()
    writer.append("\(weekday), ")
    writer.append(day.day, digits: 2)
    writer.append(" \(DateNames.months[day.month - 1]) ")
    writer.append(day.year, digits: 4)
    writer.append(" ")
    writer.appendTime(ofSecond: seconds - days * CivilDay.seconds)
    writer.append(" GMT")
    return writer.text
  }
}
