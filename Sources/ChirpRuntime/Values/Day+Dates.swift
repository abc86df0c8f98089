public import Foundation

extension Day {
  /// The day that the calendar shows at `date` in `timeZone`; the first or the last of all days for
  /// a date before or after them.
  public init(_ date: Date, in timeZone: TimeZone) {
    let offset = TimeInterval(timeZone.secondsFromGMT(for: date))
    let days = ((date.timeIntervalSince1970 + offset) / TimeInterval(CivilDay.seconds))
      .rounded(.down)
    self.init(daysSince1970: Int(exactly: days) ?? (days > 0 ? .max : .min))
  }

  /// The first moment of the day in `timeZone`, which is not midnight where clocks are then put
  /// forward. A day that a time zone has left out begins with the day after it.
  public func startDate(in timeZone: TimeZone) -> Date {
    func offset(at second: Int) -> Int {
      timeZone.secondsFromGMT(for: Date(wholeSecondsSince1970: second, fraction: 0))
    }
    let midnight = civilDay.secondsSince1970
    let offsets = [
      offset(at: midnight - CivilDay.seconds), offset(at: midnight + CivilDay.seconds),
    ]
    .sorted(by: >)
    // The first of the moments at which clocks show midnight; none if they are put forward over it.
    let start = offsets.lazy.map { midnight - $0 }.first { midnight - offset(at: $0) == $0 }
    return Date(
      wholeSecondsSince1970: start
        ?? Self.firstSecond(in: midnight - offsets[0]...midnight - offsets[1]) {
          midnight - offset(at: $0) <= $0
        },
      fraction: 0)
  }

  /// The day that is `count` days later, or earlier if `count` is negative; the first or the last
  /// of all days if there is none.
  public func adding(days count: Int) -> Day {
    let (days, overflows) = daysSince1970.addingReportingOverflow(count)
    return Day(daysSince1970: overflows ? (count > 0 ? .max : .min) : days)
  }

  private static let firstDaySince1970 = -719_162
  private static let lastDaySince1970 = 2_932_896

  /// The day, or the nearest one that there is.
  private init(daysSince1970 days: Int) {
    self.init(
      CivilDay(daysSince1970: min(max(days, Self.firstDaySince1970), Self.lastDaySince1970)))
  }

  private var civilDay: CivilDay { CivilDay(self) }

  private var daysSince1970: Int { civilDay.secondsSince1970 / CivilDay.seconds }

  /// The first second in `range` from which on `condition` holds, as it does at its end.
  private static func firstSecond(
    in range: ClosedRange<Int>, where condition: (Int) -> Bool
  ) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return high
  }
}
