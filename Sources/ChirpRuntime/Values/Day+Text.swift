extension Day: LosslessStringConvertible {
  /// The day of a full-date of RFC 3339 §5.6; nil if `description` is none.
  public init?(_ description: String) {
    var scanner = DateScanner(description)
    guard let year = scanner.digits(4), scanner.skip("-"),
      let month = scanner.digits(2), scanner.skip("-"),
      let day = scanner.digits(2), scanner.isAtEnd
    else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// The day as a full-date of RFC 3339 §5.6: `2026-01-02`.
  public var description: String {
    var writer = DateWriter()
    writer.append(year, digits: 4)
    writer.append("-")
    writer.append(month, digits: 2)
    writer.append("-")
    writer.append(day, digits: 2)
    return writer.text
  }
}

extension Day: ParameterConvertible {
  /// The day as a full-date of RFC 3339 §5.6: `2026-01-02`.
  public var parameterText: String { description }
}
