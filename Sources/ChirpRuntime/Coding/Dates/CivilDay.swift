import Foundation

/// A day of the Gregorian calendar, reckoned backwards before its introduction as ISO 8601 does.
struct CivilDay: Hashable {
  /// The seconds of a day, leap seconds not counted.
  static let seconds = 86_400

  let year: Int
  let month: Int
  let day: Int

  /// nil if there is no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.lastDay(ofMonth: month, year: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  init(_ day: Day) {
    year = day.year
    month = day.month
    self.day = day.day
  }

  init(daysSince1970 days: Int) {
    // Years are taken to begin in March, so that the leap day is the last of its year, and are
    // grouped by 400, which always have 146,097 days.
    let shifted = days + Self.daysFromYear0To1970
    let era = shifted.flooredQuotient(by: Self.daysIn400Years)
    let dayOfEra = shifted - era * Self.daysIn400Years
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The first second of the day, in UTC.
  var secondsSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.flooredQuotient(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (era * Self.daysIn400Years + dayOfEra - Self.daysFromYear0To1970) * Self.seconds
  }

  private static let daysIn400Years = 146_097
  /// From 1 March of year 0.
  private static let daysFromYear0To1970 = 719_468

  private static func lastDay(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
      return isLeap ? 29 : 28
    default: return 31
    }
  }
}

extension Int {
  /// The quotient rounded down, also for negative numbers.
  func flooredQuotient(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension Date {
  /// Whole seconds stay exact, and the fraction is added last, to lose as little of it as can be.
  init(wholeSecondsSince1970 seconds: Int, fraction: Double) {
    self.init(
      timeIntervalSinceReferenceDate:
        Double(seconds) - Date.timeIntervalBetween1970AndReferenceDate + fraction)
  }
}
