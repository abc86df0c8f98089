import ChirpMustache

/// The data of a case of the Mustache specification.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .decimal(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  var templateValue: TemplateValue {
    switch self {
    case .null: .absent
    case .bool(let value): .bool(value)
    case .integer(let value): .text(String(value))
    case .decimal(let value): .text(String(value))
    case .text(let value): .text(value)
    case .array(let values): .list(TemplateList(values.map(\.templateValue)))
    case .object(let values): .object(ObjectContext(values: values))
    }
  }

  /// A context whose names are those of a JSON object.
  private struct ObjectContext: TemplateContext {
    static let names: [String] = []

    let values: [String: JSONValue]

    func value(named name: String) -> TemplateValue? {
      values[name]?.templateValue
    }
  }
}
