public import Foundation

/// The query of a request, or the fields of a form, in order.
///
/// ```swift
/// let query: QueryItems = ["page": 2, "tag": ["swift", "linux"], "after": cursor]
/// ```
///
/// nil leaves a name out, an empty text keeps `name=`, an array repeats the name, and an empty array
/// leaves it out. Names and values are percent-encoded when they are sent: give them plain.
public struct QueryItems: Hashable, Sendable {
  /// The names and values, plain. A value that is nil is sent as a name without `=`.
  public private(set) var items: [URLQueryItem]

  /// A query of `items`.
  ///
  /// - Parameter items: Names and values, plain.
  public init(_ items: [URLQueryItem]) {
    self.items = items
  }

  /// Adds `name` once for each text of `value`; not at all if it is nil.
  public mutating func append(_ name: String, _ value: (any QueryConvertible)?) {
    for text in value?.queryValues ?? [] {
      items.append(URLQueryItem(name: name, value: text))
    }
  }

  /// The query as it stands in a URL, with all but unreserved characters encoded (RFC 3986 §3.4).
  var encodedQuery: String {
    joined(encoding: PercentEncoding.component)
  }

  /// The items as `application/x-www-form-urlencoded` (WHATWG URL §5.2).
  var encodedForm: String {
    joined(encoding: PercentEncoding.formComponent)
  }

  private func joined(encoding encode: (String) -> String) -> String {
    items
      .map { item in
        guard let value = item.value else {
          return encode(item.name)
        }
        return encode(item.name) + "=" + encode(value)
      }
      .joined(separator: "&")
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
