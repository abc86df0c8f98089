/// A value that can stand in a path, a query, a header or a form of either kind: it has one text.
///
/// A type with a raw value conforms without a line of code:
/// `extension Visibility: ParameterConvertible {}`.
public protocol ParameterConvertible: QueryConvertible, MultipartConvertible {
  /// The value as text, not yet percent-encoded.
  var parameterText: String { get }
}

extension ParameterConvertible {
  /// One item with the text of the value.
  public func queryItems(named name: String) -> [QueryItem] {
    [QueryItem(name: name, value: parameterText)]
  }

  /// One part with the text of the value.
  public func multipartParts(named name: String) -> [MultipartPart] {
    [MultipartPart(name: name, text: parameterText)]
  }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue: ParameterConvertible {
  /// The text of the raw value.
  public var parameterText: String { rawValue.parameterText }
}
