import Foundation

/// A date as it stands in JSON in one of the formats. Going through a type of its own gives an array or
/// an object of dates the coding path of each.
protocol DateWireForm: Codable {
  static var format: DateFormat { get }

  var date: Date { get }

  init(date: Date)
}

/// A date that stands in JSON as a text.
protocol TextDateWireForm: DateWireForm {
  static func date(from text: String) -> Date?

  /// nil if the format has no text for `date`.
  static func text(of date: Date) -> String?
}

/// A date that stands in JSON as a number since 1970.
protocol NumberDateWireForm: DateWireForm {
  static func date(from number: Double) -> Date

  static func number(of date: Date) -> Double
}

extension TextDateWireForm {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = Self.date(from: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: Self.format.expectation)
    }
    self.init(date: date)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let text = Self.text(of: date) else {
      throw EncodingError.invalidValue(
        date,
        EncodingError.Context(
          codingPath: container.codingPath, debugDescription: "the date is outside years 0 to 9999")
      )
    }
    try container.encode(text)
  }
}

extension NumberDateWireForm {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(date: Self.date(from: try container.decode(Double.self)))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let number = Self.number(of: date)
    if let whole = Int64(exactly: number) {
      try container.encode(whole)
    } else {
      try container.encode(number)
    }
  }
}

extension DateFormat {
  /// The type that reads and writes this format.
  var wireForm: any DateWireForm.Type {
    switch self {
    case .iso8601: ISO8601WireForm.self
    case .unixSeconds: UnixSecondsWireForm.self
    case .unixMilliseconds: UnixMillisecondsWireForm.self
    case .rfc1123: RFC1123WireForm.self
    }
  }
}
