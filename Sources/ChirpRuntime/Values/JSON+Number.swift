public import Foundation

extension JSON {
  /// A JSON number (RFC 8259 §6).
  ///
  /// It keeps every digit of an `Int64`, a `UInt64` and a `Decimal`, which has 38 digits and an
  /// exponent of up to 127; a number beyond that is kept as the nearest `Double`. Numbers are
  /// compared by value: `1`, `1.0` and `1e0` are one number, and all are written as `1`.
  public struct Number: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
      case decimal(Decimal)
      /// A number that no `Decimal` can hold, or none at all.
      case double(Double)
    }

    private let storage: Storage

    /// A number with all its digits.
    public init(_ value: Decimal) {
      storage = value.isNaN ? .double(.nan) : .decimal(value)
    }

    /// The number whose shortest text is that of `value`: `0.1` is a tenth. JSON has no infinity
    /// and no NaN; they throw `EncodingError` when they are written.
    public init(_ value: Double) {
      storage = Decimal(string: value.description).map(Storage.decimal) ?? .double(value)
    }

    /// A whole number: exact, if it has no more than 38 digits.
    public init(_ value: some BinaryInteger) {
      storage = Decimal(string: String(value)).map(Storage.decimal) ?? .double(Double(value))
    }

    /// The number if it is whole and an `Int` can hold it.
    public var intValue: Int? { integer() }

    /// The number if it is whole and an `Int64` can hold it.
    public var int64Value: Int64? { integer() }

    /// The number if it is whole and a `UInt64` can hold it.
    public var uint64Value: UInt64? { integer() }

    /// The nearest `Double`.
    public var doubleValue: Double {
      switch storage {
      case .decimal(let value): Double(value.description) ?? .nan
      case .double(let value): value
      }
    }

    /// The number if a `Decimal` can hold it.
    public var decimalValue: Decimal? {
      switch storage {
      case .decimal(let value): value
      case .double: nil
      }
    }

    /// A whole `Decimal` has its digits alone as its text.
    private func integer<Integer: FixedWidthInteger>() -> Integer? {
      switch storage {
      case .decimal(let value): Integer(value.description)
      case .double: nil
      }
    }
  }
}

extension JSON.Number: CustomStringConvertible {
  /// The number in decimal digits, with an exponent if it is very large or very small.
  public var description: String {
    switch storage {
    case .decimal(let value): value.description
    case .double(let value): value.description
    }
  }
}

extension JSON.Number: Codable {
  /// Reads a number.
  ///
  /// - Throws: `DecodingError` if no number stands there, or one that even a `Double` cannot hold.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Decimal.self) {
      self.init(value)
    } else {
      self.init(try container.decode(Double.self))
    }
  }

  /// Writes the number with all its digits.
  ///
  /// - Throws: `EncodingError` if it is infinite or NaN.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch storage {
    case .decimal(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    }
  }
}
