extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// `null`.
  public init(nilLiteral: ()) {
    self = .null
  }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// A whole number.
  public init(integerLiteral value: Int) {
    self = .number(Number(value))
  }

  /// A number with a fraction.
  public init(floatLiteral value: Double) {
    self = .number(Number(value))
  }

  /// A text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// Values in order.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  /// Values by name, of which the last of several with one name counts.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members) { $1 })
  }
}

extension JSON.Number: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// A number with a fraction.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}
