import Foundation

/// Reads a date whose parts stand in any order, with any signs and spaces between them: the day of
/// the week, the day, the month by its name, the year, the time and the time zone. Year, month and
/// day may be eight digits together. They must be there, the others need not; where all six parts
/// are found, what follows is not read.
struct LooseDateReader {
  /// The Gregorian calendar began in the year before.
  private static let firstYear = 1583

  private let bytes: [UInt8]
  private var index = 0

  private var hasWeekday = false
  private var day: Int?
  private var month: Int?
  /// Below 100 it is without its century.
  private var year: Int?
  private var time: TimeOfDay?
  /// The seconds by which the time zone is ahead of UTC.
  private var offset: Int?

  /// A reader of one text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The date; nil if a part is none, or comes twice. A day that its month does not have is counted
  /// on into the next.
  ///
  /// - Parameter now: What tells the century where the year has two digits.
  mutating func date(now: Date) -> Date? {
    while index < bytes.count && !isComplete {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard readNumber(from: start) else { return nil }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        guard readWord(from: start) else { return nil }
      case 0x80...:
        return nil
      default:
        break
      }
    }
    guard let year, let month, let day else {
      return nil
    }
    guard year < 100 else {
      return date(year: year, month: month, day: day)
    }
    return HTTPDate.date(inYearEndingIn: year, now: now) { year in
      date(year: year, month: month, day: day)
    }
  }

  private var isComplete: Bool {
    hasWeekday && day != nil && month != nil && year != nil && time != nil && offset != nil
  }

  private func date(year: Int, month: Int, day: Int) -> Date? {
    guard let first = CivilDay(year: year, month: month, day: 1) else {
      return nil
    }
    let midnight = first.secondsSince1970 + (day - 1) * CivilDay.seconds
    let offset = offset ?? 0
    guard let time else {
      return Date(wholeSecondsSince1970: midnight - offset, fraction: 0)
    }
    return time.date(onDayFrom: midnight, offset: offset)
  }

  /// Reads a name that begins at `start`. `false`: it is none, or comes too often.
  private mutating func readWord(from start: Int) -> Bool {
    let word = text(from: start) { byte in
      UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
    }
    if DateNames.weekdays.contains(word) || DateNames.longWeekdays.contains(word) {
      defer { hasWeekday = true }
      return !hasWeekday
    }
    if let month = DateNames.month(named: word) {
      return Self.set(&self.month, to: month)
    }
    return Self.set(&offset, to: ZoneNames.offset(of: word))
  }

  /// Reads a number or a time that begins at `start`. `false`: it is neither, or comes too often.
  private mutating func readNumber(from start: Int) -> Bool {
    let digits = text(from: start) { byte in
      (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(byte)
    }
    if digits.contains(":") {
      return Self.set(&time, to: Self.time(digits))
    }
    let count = digits.utf8.count
    guard count <= 4 || count == 8, let number = Int(digits) else {
      return false
    }
    if count == 8 {
      return setYear(to: number / 10_000) && Self.set(&month, to: number / 100 % 100)
        && (1...31).contains(number % 100) && Self.set(&day, to: number % 100)
    }
    if count == 4, let sign = sign(before: start), number <= 1400, number % 100 < 60 {
      return Self.set(&offset, to: sign * (number / 100 * 3600 + number % 100 * 60))
    }
    if day == nil && (1...31).contains(number) {
      day = number
      return true
    }
    return count <= 2 ? Self.set(&year, to: number) : setYear(to: number)
  }

  /// Sets a year that has its century.
  private mutating func setYear(to number: Int) -> Bool {
    number >= Self.firstYear && Self.set(&year, to: number)
  }

  /// The text from `start` to the first byte that is not as `isPart` says, which comes next.
  private mutating func text(from start: Int, while isPart: (UInt8) -> Bool) -> String {
    while index < bytes.count && isPart(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// 1 for a plus and -1 for a minus before the number at `start`; nil if there is neither, or if it
  /// parts the number from another part of the date.
  private func sign(before start: Int) -> Int? {
    guard start > 0, start == 1 || bytes[start - 2] == UInt8(ascii: " ") else {
      return nil
    }
    switch bytes[start - 1] {
    case UInt8(ascii: "+"): return 1
    case UInt8(ascii: "-"): return -1
    default: return nil
    }
  }

  /// A time of two or three numbers with one or two digits each.
  private static func time(_ text: String) -> TimeOfDay? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count), numbers.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let hour = Int(numbers[0]), let minute = Int(numbers[1]),
      let second = numbers.count == 3 ? Int(numbers[2]) : 0
    else {
      return nil
    }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Sets a part. `false`: `value` is nil, or the part was there.
  private static func set<Part>(_ part: inout Part?, to value: Part?) -> Bool {
    guard part == nil, value != nil else {
      return false
    }
    part = value
    return true
  }
}
