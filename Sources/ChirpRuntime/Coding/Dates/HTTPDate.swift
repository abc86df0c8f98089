import Foundation

/// Dates in the headers of HTTP (RFC 9110 §5.6.7).
enum HTTPDate {
  /// The date, if `text` has one of the three forms that every recipient reads:
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
  /// `Sun Nov  6 08:49:37 1994`.
  ///
  /// - Parameters:
  ///   - text: The value of a header.
  ///   - now: What tells the century where a year has two digits.
  /// - Returns: nil if `text` is no such date. The day of the week must be one, but need not be the
  ///   right one.
  static func date(from text: String, now: Date) -> Date? {
    RFC1123.date(from: text) ?? rfc850Date(from: text, now: now) ?? asctimeDate(from: text)
  }

  /// The date, if `text` has one of the three forms, or another that can be understood: servers
  /// write many, and RFC 9110 §5.6.7 would have them read.
  ///
  /// - Parameters:
  ///   - text: The value of a header.
  ///   - now: What tells the century where a year has two digits.
  static func looseDate(from text: String, now: Date) -> Date? {
    if let date = date(from: text, now: now) {
      return date
    }
    var reader = LooseDateReader(text)
    return reader.date(now: now)
  }

  /// The date in the year that ends in two digits: the latest one that is not more than 50 years
  /// ahead.
  ///
  /// - Parameters:
  ///   - digits: The last two digits of the year.
  ///   - now: From when the 50 years count.
  ///   - date: The date in a year; nil if that year does not have it.
  static func date(inYearEndingIn digits: Int, now: Date, _ date: (Int) -> Date?) -> Date? {
    guard let latest = secondsIn50Years(from: now) else {
      return nil
    }
    let year = CivilDay(daysSince1970: latest.flooredQuotient(by: CivilDay.seconds)).year
    let century = (year - digits).flooredQuotient(by: 100) * 100
    guard let found = date(century + digits) else {
      return nil
    }
    return found.timeIntervalSince1970 > Double(latest) ? date(century + digits - 100) : found
  }

  private static func rfc850Date(from text: String, now: Date) -> Date? {
    var scanner = DateScanner(text)
    guard DateNames.longWeekdays.contains(scanner.word()), scanner.skip(","), scanner.skip(" "),
      let day = scanner.digits(2), scanner.skip("-"),
      let month = scanner.letters(3).flatMap(DateNames.month), scanner.skip("-"),
      let digits = scanner.digits(2), scanner.skip(" "),
      let time = scanner.timeOfDay(), scanner.skip(" "),
      scanner.letters(3) == "GMT", scanner.isAtEnd
    else {
      return nil
    }
    return date(inYearEndingIn: digits, now: now) { year in
      CivilDay(year: year, month: month, day: day)?.date(at: time)
    }
  }

  private static func asctimeDate(from text: String) -> Date? {
    var scanner = DateScanner(text)
    guard let weekday = scanner.letters(3), DateNames.weekdays.contains(weekday), scanner.skip(" "),
      let month = scanner.letters(3).flatMap(DateNames.month), scanner.skip(" "),
      let day = scanner.skip(" ") ? scanner.digits(1) : scanner.digits(2), scanner.skip(" "),
      let time = scanner.timeOfDay(), scanner.skip(" "),
      let year = scanner.digits(4), scanner.isAtEnd
    else {
      return nil
    }
    return CivilDay(year: year, month: month, day: day)?.date(at: time)
  }

  /// The same day and time 50 years after `date`, counted from 1970; 1 March for 29 February.
  private static func secondsIn50Years(from date: Date) -> Int? {
    guard let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down)) else {
      return nil
    }
    let days = seconds.flooredQuotient(by: CivilDay.seconds)
    let day = CivilDay(daysSince1970: days)
    let later = CivilDay(year: day.year + 50, month: day.month, day: 1)
    return later.map {
      $0.secondsSince1970 + (day.day - 1) * CivilDay.seconds + seconds - days * CivilDay.seconds
    }
  }
}
