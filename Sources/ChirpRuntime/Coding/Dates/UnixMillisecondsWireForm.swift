import Foundation

struct UnixMillisecondsWireForm: NumberDateWireForm {
  static let format = DateFormat.unixMilliseconds

  let date: Date

  static func date(from number: Double) -> Date {
    Date(timeIntervalSince1970: number / 1000)
  }

  static func number(of date: Date) -> Double {
    (date.timeIntervalSince1970 * 1000).rounded()
  }
}
