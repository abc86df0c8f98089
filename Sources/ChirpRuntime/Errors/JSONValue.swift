import Foundation

/// Any JSON value, to look for a message in a body of unknown form.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// With the digits of a whole number; nil for any other.
  case number(String?)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value that the keys of `path` lead to.
  subscript(path path: ErrorPath) -> JSONValue? {
    path.keys.reduce(self) { value, key in
      if case .object(let members) = value { members[key] } else { nil }
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: ObjectKey.self) {
      var members: [String: JSONValue] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd {
        elements.append(try container.decode(JSONValue.self))
      }
      self = .array(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number.wholeDigits)
    } else if (try? container.decode(Double.self)) != nil {
      self = .number(nil)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .null
    }
  }
}

extension Decimal {
  /// The digits of a whole number that holds no more of them than a `Decimal` keeps.
  fileprivate var wholeDigits: String? {
    let digits = description
    return digits.utf8.count <= 38 && !digits.contains(".") ? digits : nil
  }
}
