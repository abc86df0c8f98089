import Foundation

struct UnixSecondsWireForm: NumberDateWireForm {
  static let format = DateFormat.unixSeconds

  let date: Date

  static func date(from number: Double) -> Date {
    Date(timeIntervalSince1970: number)
  }

  /// To the microsecond, which a `Date` of our time holds without noise in its last digits.
  static func number(of date: Date) -> Double {
    (date.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000
  }
}
