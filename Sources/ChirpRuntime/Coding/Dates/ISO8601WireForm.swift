import Foundation

struct ISO8601WireForm: TextDateWireForm {
  static let format = DateFormat.iso8601

  let date: Date

  static func date(from text: String) -> Date? {
    ISO8601.date(from: text)
  }

  static func text(of date: Date) -> String? {
    ISO8601.text(of: date)
  }
}
