public import Foundation

extension JSON {
  /// The member called `name`; nil if there is none, or the value is no object.
  public subscript(name: String) -> JSON? { objectValue?[name] }

  /// The element at `index`; nil if there is none, or the value is no array.
  public subscript(index: Int) -> JSON? {
    guard let arrayValue, arrayValue.indices.contains(index) else {
      return nil
    }
    return arrayValue[index]
  }

  /// Whether the value is `null`.
  public var isNull: Bool { self == .null }

  /// The value if it is `true` or `false`.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value if it is a number.
  public var numberValue: Number? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value if it is a whole number that an `Int` can hold.
  public var intValue: Int? { numberValue?.intValue }

  /// The `Double` nearest to the value if it is a number.
  public var doubleValue: Double? { numberValue?.doubleValue }

  /// The value if it is a number that a `Decimal` can hold.
  public var decimalValue: Decimal? { numberValue?.decimalValue }

  /// The value if it is a text.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements if the value is an array.
  public var arrayValue: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members if the value is an object.
  public var objectValue: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }
}
