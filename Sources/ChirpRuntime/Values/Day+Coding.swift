extension Day: Codable {
  /// What is wrong with a text that is no day.
  static let expectation = "expected a day, as in 2026-01-02"

  /// Reads a day from a text.
  ///
  /// - Throws: `DecodingError` if it is no full-date of RFC 3339 §5.6.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = Day(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: Self.expectation)
    }
    self = day
  }

  /// Writes the day as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

// A dictionary with days for keys is an object in JSON.
extension Day: CodingKeyRepresentable {
  /// The day as a key of an object.
  public var codingKey: any CodingKey { ObjectKey(description) }

  /// The day that a key of an object names; nil if it names none.
  public init?(codingKey: some CodingKey) {
    self.init(codingKey.stringValue)
  }
}
