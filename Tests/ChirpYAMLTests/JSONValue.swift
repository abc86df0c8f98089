import ChirpYAML

/// A JSON value; a number is compared by its value.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  struct Unreadable: Error {
    let rest: String
  }

  /// The value of a tree by the core schema; nil for what JSON has not, such as a key that is no
  /// text.
  init?(_ node: Node) {
    switch node.content {
    case .scalar:
      guard let value = node.coreValue.flatMap({ JSONValue($0) }) else { return nil }
      self = value
    case .sequence(let nodes):
      let values = nodes.compactMap { JSONValue($0) }
      guard values.count == nodes.count else { return nil }
      self = .array(values)
    case .mapping(let pairs):
      var object: [String: JSONValue] = [:]
      for pair in pairs {
        guard case .scalar(let key) = pair.key.content, let value = JSONValue(pair.value) else {
          return nil
        }
        object[key.text] = value
      }
      self = .object(object)
    }
  }

  private init?(_ value: CoreValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .number(Double(value))
    case .bigInt: return nil
    case .float(let value): self = .number(value)
    case .string(let value): self = .string(value)
    }
  }

  /// The values of JSON texts one behind the other.
  static func all(in text: String) throws -> [JSONValue] {
    var rest = Substring(text)
    var values: [JSONValue] = []
    rest.skipBlanks()
    while !rest.isEmpty {
      values.append(try value(&rest))
      rest.skipBlanks()
    }
    return values
  }

  private static func value(_ rest: inout Substring) throws -> JSONValue {
    rest.skipBlanks()
    switch rest.first {
    case "{":
      var object: [String: JSONValue] = [:]
      try elements(&rest, until: "}") { rest in
        let key = try string(&rest)
        guard rest.skip(":") else { throw Unreadable(rest: String(rest)) }
        object[key] = try value(&rest)
      }
      return .object(object)
    case "[":
      var array: [JSONValue] = []
      try elements(&rest, until: "]") { array.append(try value(&$0)) }
      return .array(array)
    case "\"":
      return .string(try string(&rest))
    default:
      let word = rest.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      rest = rest[word.endIndex...]
      switch word {
      case "null": return .null
      case "true": return .bool(true)
      case "false": return .bool(false)
      default:
        guard let number = Double(word) else { throw Unreadable(rest: String(rest)) }
        return .number(number)
      }
    }
  }

  private static func elements(
    _ rest: inout Substring, until end: Character, _ element: (inout Substring) throws -> Void
  ) throws {
    rest.removeFirst()
    if rest.skip(end) { return }
    repeat {
      try element(&rest)
    } while rest.skip(",")
    guard rest.skip(end) else { throw Unreadable(rest: String(rest)) }
  }

  private static func string(_ rest: inout Substring) throws -> String {
    guard rest.skip("\"") else { throw Unreadable(rest: String(rest)) }
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      let escape = rest.popFirst()
      switch escape {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "b": text += "\u{8}"
      case "f": text += "\u{C}"
      case "u":
        guard let scalar = UInt32(rest.prefix(4), radix: 16).flatMap(Unicode.Scalar.init) else {
          throw Unreadable(rest: String(rest))
        }
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(4)
      case let other?: text.append(other)
      case nil: throw Unreadable(rest: "")
      }
    }
    return text
  }
}

extension Substring {
  fileprivate mutating func skipBlanks() {
    self = drop(while: \.isWhitespace)
  }

  /// Whether `character` came next, and was skipped.
  fileprivate mutating func skip(_ character: Character) -> Bool {
    skipBlanks()
    guard first == character else { return false }
    removeFirst()
    return true
  }
}
