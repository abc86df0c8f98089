/// The names of time zones in dates (RFC 5322 §4.3), and a few that servers add.
enum ZoneNames {
  /// The hours by which each is ahead of UTC.
  private static let hours = [
    "GMT": 0, "UT": 0, "UTC": 0, "Z": 0, "CET": 1, "CEST": 2, "EST": -5, "EDT": -4, "CST": -6,
    "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7,
  ]

  /// The seconds by which the zone called `name` is ahead of UTC; nil if there is no such zone.
  static func offset(of name: String) -> Int? {
    (hours[name] ?? militaryHours(of: name)).map { $0 * 3600 }
  }

  /// A to M without J lie east of Greenwich, and N to Y west.
  private static func militaryHours(of name: String) -> Int? {
    guard name.utf8.count == 1, let letter = name.utf8.first else {
      return nil
    }
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "I"): return Int(letter - UInt8(ascii: "A")) + 1
    case UInt8(ascii: "K")...UInt8(ascii: "M"): return Int(letter - UInt8(ascii: "K")) + 10
    case UInt8(ascii: "N")...UInt8(ascii: "Y"): return -Int(letter - UInt8(ascii: "N")) - 1
    default: return nil
    }
  }
}
