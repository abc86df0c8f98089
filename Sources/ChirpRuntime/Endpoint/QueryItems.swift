public import Foundation

/// The query of a request, or the fields of a form, in order.
///
/// ```swift
/// let query: QueryItems = ["page": 2, "tag": ["swift", "linux"], "after": cursor]
/// ```
///
/// nil leaves a name out, an empty text keeps `name=`, an array repeats the name, and an empty
/// array leaves it out. Names and values are percent-encoded when they are sent: give them plain.
/// Dates are then written in the endpoint's format, where their type does not say otherwise. A value
/// that has no form in a query is left out, and sending the query throws
/// ``APIError/invalidRequest(_:reason:)``.
public struct QueryItems: Hashable, Sendable {
  /// The names and values, plain.
  public private(set) var items: [QueryItem]
  /// Why the query cannot be sent, if it cannot.
  private(set) var fault: String?

  /// A query of `items`.
  ///
  /// - Parameter items: Names and values, plain. A value that is nil is sent as a name without `=`.
  public init(_ items: [URLQueryItem]) {
    self.items = items.map { QueryItem(name: $0.name, value: $0.value) }
  }

  /// The fields of `value`.
  ///
  /// - Throws: `EncodingError` if it is not encoded as an object, or a field has no form.
  init(fieldsOf value: some Encodable) throws {
    items = try FieldTree.fields(of: value).flatMap { field in
      try field.tree.items(named: field.name)
    }
  }

  /// Adds what `value` is as the parameter `name`: nothing if it is nil.
  public mutating func append(_ name: String, _ value: (any QueryConvertible)?) {
    do {
      items += try value?.queryItems(named: name) ?? []
    } catch {
      fault = fault ?? "the parameter '\(name)' cannot be encoded: \(CodingProblem(error))"
    }
  }

  /// The query as it stands in a URL.
  func encodedQuery(dates: DateFormat) -> String {
    items.map { $0.encodedForQuery(dates: dates) }.joined(separator: "&")
  }

  /// The items as `application/x-www-form-urlencoded`.
  ///
  /// - Throws: `EncodingError` if an item has no form.
  func form(dates: DateFormat) throws -> Data {
    if let fault {
      throw EncodingError.invalidValue(
        QueryItems.self, EncodingError.Context(codingPath: [], debugDescription: fault))
    }
    return Data(try items.map { try $0.encodedForForm(dates: dates) }.joined(separator: "&").utf8)
  }
}

extension QueryItems: ExpressibleByDictionaryLiteral {
  /// Names and values in order; nil leaves a name out.
  public init(dictionaryLiteral elements: (String, (any QueryConvertible)?)...) {
    self.init([])
    items.reserveCapacity(elements.count)
    for (name, value) in elements {
      append(name, value)
    }
  }
}

extension QueryItems: ExpressibleByArrayLiteral {
  /// Foundation's query items, plain.
  public init(arrayLiteral elements: URLQueryItem...) {
    self.init(elements)
  }
}
