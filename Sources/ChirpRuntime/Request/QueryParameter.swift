public import Foundation

/// A value of the query of an ``APIRequest``, by its type.
///
/// ```swift
/// var queryParameters: [String: QueryParameter]? {
///   ["q": .string(query), "limit": .int(20), "tag": .list(["swift", "linux"])]
/// }
/// ```
public enum QueryParameter: Hashable, Sendable {
  /// A text, plain: it is percent-encoded when it is sent.
  case string(String)
  /// A whole number.
  case int(Int)
  /// A number, in the shortest digits that mean it.
  case double(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// A moment in ISO 8601, in UTC.
  case date(Date)
  /// Several values: the name is repeated. None leaves it out.
  case list([QueryParameter])
}

extension QueryParameter: QueryConvertible {
  /// The value under `name`, once for each value of a list.
  public func queryItems(named name: String) throws -> [QueryItem] {
    switch self {
    case .string(let text): text.queryItems(named: name)
    case .int(let number): number.queryItems(named: name)
    case .double(let number): number.queryItems(named: name)
    case .bool(let isTrue): isTrue.queryItems(named: name)
    case .date(let date): date.queryItems(named: name)
    case .list(let values): try values.flatMap { try $0.queryItems(named: name) }
    }
  }
}

extension QueryParameter: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// A whole number.
  public init(integerLiteral value: Int) {
    self = .int(value)
  }

  /// A number.
  public init(floatLiteral value: Double) {
    self = .double(value)
  }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Several values.
  public init(arrayLiteral elements: QueryParameter...) {
    self = .list(elements)
  }
}
