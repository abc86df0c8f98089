import Foundation

extension JSON: Codable {
  /// Reads any value.
  ///
  /// - Throws: `DecodingError` if a number stands there that even a `Double` cannot hold.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A wrong guess costs an error, and the guesses that are right most often come first.
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(Number(number))
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let elements = try? decoder.unkeyedContainer() {
      self = .array(try Self.elements(elements))
    } else if (try? decoder.container(keyedBy: ObjectKey.self)) != nil {
      // As a dictionary, so that a decoder's strategy for keys leaves the names as they are.
      self = .object(try container.decode([String: JSON].self))
    } else {
      self = .number(try container.decode(Number.self))
    }
  }

  private static func elements(_ container: any UnkeyedDecodingContainer) throws -> [JSON] {
    var container = container
    var elements: [JSON] = []
    while !container.isAtEnd {
      elements.append(try container.decode(JSON.self))
    }
    return elements
  }

  /// Writes the value.
  ///
  /// - Throws: `EncodingError` if it holds a number that is infinite or NaN.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
