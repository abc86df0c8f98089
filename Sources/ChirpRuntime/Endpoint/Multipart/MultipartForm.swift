/// The fields of a form that may hold files (RFC 7578), in order.
///
/// ```swift
/// body: .multipart(["title": title, "photo": photo, "more": files, "meta": JSONPart(meta)])
/// ```
///
/// nil leaves a field out, and an array is a part for each element.
public struct MultipartForm: Sendable {
  private(set) var parts: [MultipartPart] = []

  /// A form without fields.
  public init() {}

  /// Adds the parts of `value` as the field `name`: none if it is nil.
  public mutating func append(_ name: String, _ value: (any MultipartConvertible)?) {
    parts += value?.multipartParts(named: name) ?? []
  }
}

extension MultipartForm: ExpressibleByDictionaryLiteral {
  /// Fields in order; nil leaves one out.
  public init(dictionaryLiteral elements: (String, (any MultipartConvertible)?)...) {
    for (name, value) in elements {
      append(name, value)
    }
  }
}
