import Foundation

/// A time on a clock. The second is 60 in a leap second.
struct TimeOfDay {
  private let seconds: Int
  private let isLeapSecond: Bool

  /// nil if no clock shows it.
  init?(hour: Int, minute: Int, second: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else {
      return nil
    }
    seconds = hour * 3600 + minute * 60 + second
    isLeapSecond = second == 60
  }

  /// When it is this time.
  ///
  /// - Parameters:
  ///   - midnight: The first second of the day, counted from 1970.
  ///   - offset: The seconds by which the clock is ahead of UTC.
  /// - Returns: nil in a leap second that is not the last second of its day in UTC.
  func date(onDayFrom midnight: Int, offset: Int) -> Date? {
    let seconds = midnight + seconds - offset
    guard !isLeapSecond || seconds.isMultiple(of: CivilDay.seconds) else {
      return nil
    }
    return Date(wholeSecondsSince1970: seconds, fraction: 0)
  }
}

extension DateScanner {
  /// A time such as `10:00:00`, which is then behind.
  mutating func timeOfDay() -> TimeOfDay? {
    guard let hour = digits(2), skip(":"), let minute = digits(2), skip(":"),
      let second = digits(2)
    else {
      return nil
    }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }
}

extension CivilDay {
  /// When it is `time` in UTC on this day; nil in a leap second that is not the last of the day.
  func date(at time: TimeOfDay) -> Date? {
    time.date(onDayFrom: secondsSince1970, offset: 0)
  }
}
