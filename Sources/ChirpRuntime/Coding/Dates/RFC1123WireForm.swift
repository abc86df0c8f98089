import Foundation

struct RFC1123WireForm: TextDateWireForm {
  static let format = DateFormat.rfc1123

  let date: Date

  static func date(from text: String) -> Date? {
    RFC1123.date(from: text)
  }

  static func text(of date: Date) -> String? {
    RFC1123.text(of: date)
  }
}
