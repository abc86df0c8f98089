extension JSON: Codable {
  /// Reads any value.
  ///
  /// - Throws: `DecodingError` if a number stands there that even a `Double` cannot hold.
  public init(from decoder: any Decoder) throws {
    if var container = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !container.isAtEnd {
        elements.append(try container.decode(JSON.self))
      }
      self = .array(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if (try? decoder.container(keyedBy: ObjectKey.self)) != nil {
      // As a dictionary, so that a decoder's strategy for keys leaves the names as they are.
      self = .object(try container.decode([String: JSON].self))
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .number(try container.decode(Number.self))
    }
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
