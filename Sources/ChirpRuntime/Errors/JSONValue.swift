/// Any JSON value, to look for a message in a body of unknown form.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value at keys joined by dots. A key that holds dots itself is found where it is whole.
  subscript(path path: String) -> JSONValue? {
    guard case .object(let members) = self else {
      return nil
    }
    if let member = members[path] {
      return member
    }
    guard let dot = path.firstIndex(of: ".") else {
      return nil
    }
    return members[String(path[..<dot])]?[path: String(path[path.index(after: dot)...])]
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
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .null
    }
  }
}
