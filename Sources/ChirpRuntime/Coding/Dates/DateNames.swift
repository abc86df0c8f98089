/// The names of days and months as HTTP has them (RFC 9110 §5.6.7). Case counts.
enum DateNames {
  /// Sunday is the first.
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  static let longWeekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The number of the month, from 1.
  static func month(named name: String) -> Int? {
    months.firstIndex(of: name).map { $0 + 1 }
  }
}
