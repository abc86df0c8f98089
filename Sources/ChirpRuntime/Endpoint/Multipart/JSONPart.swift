/// A value that is JSON in a multipart form, of type `application/json` and with dates in the
/// endpoint's format.
public struct JSONPart: MultipartConvertible, Sendable {
  private let value: any Encodable & Sendable

  /// `value` as JSON.
  public init(_ value: some Encodable & Sendable) {
    self.value = value
  }

  /// One part of type `application/json`.
  public func multipartParts(named name: String) -> [MultipartPart] {
    [MultipartPart(name: name, content: .json(value))]
  }
}
