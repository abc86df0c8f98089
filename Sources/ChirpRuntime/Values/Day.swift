/// A day of the calendar, without a time and a time zone: a birthday, a due date.
///
/// The calendar is the Gregorian one, reckoned backwards before its introduction as ISO 8601 does.
/// The days are those that a full-date of RFC 3339 §5.6 can name, from 0001-01-01 to 9999-12-31. As
/// text, in JSON too, a day is such a full-date: `2026-01-02`.
public struct Day: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1 to 31.
  public let day: Int

  /// The day with these numbers; nil if the calendar has none.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), let civilDay = CivilDay(year: year, month: month, day: day)
    else {
      return nil
    }
    self.init(civilDay)
  }

  init(_ civilDay: CivilDay) {
    year = civilDay.year
    month = civilDay.month
    day = civilDay.day
  }
}

extension Day: Comparable {
  /// Whether `left` is before `right`.
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
