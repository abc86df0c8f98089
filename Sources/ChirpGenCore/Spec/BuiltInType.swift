/// The types that the spec language has by itself.
package enum BuiltInType: String, CaseIterable, Sendable {
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case decimal = "Decimal"
  case date = "Date"
  case uuid = "UUID"
  case url = "URL"
  case data = "Data"
  case day = "Day"
  case json = "JSON"
  case file = "File"
  case patch = "Patch"

  /// Every use of a type asks: a look-up in a table takes less than half of the time of the one that
  /// Swift makes for raw values.
  package init?(rawValue: String) {
    guard rawValue.utf8.count <= Self.longestName, let type = Self.byName[rawValue] else {
      return nil
    }
    self = type
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.lazy.map { ($0.rawValue, $0) })
  private static let longestName = byName.keys.map(\.utf8.count).max() ?? 0

  /// How many types follow in angle brackets.
  package var parameterCount: Int {
    self == .patch ? 1 : 0
  }

  /// Whether a value is one piece of text in a path, a query or a header.
  package var isParameter: Bool {
    switch self {
    case .string, .bool, .int, .int32, .int64, .uint, .uint64, .double, .float, .decimal, .date,
      .day, .uuid, .url:
      true
    case .data, .json, .file, .patch: false
    }
  }

  package var isInteger: Bool {
    switch self {
    case .int, .int32, .int64, .uint, .uint64: true
    case .string, .bool, .double, .float, .decimal, .date, .uuid, .url, .data, .day, .json, .file,
      .patch:
      false
    }
  }
}
