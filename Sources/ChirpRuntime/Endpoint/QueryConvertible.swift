/// A value that can stand in a query or a form: a scalar has one item, an array one for each
/// element, and the name is repeated for each. See also ``Swift/Array/styled(_:)`` and
/// ``Swift/Encodable/styled(_:)``.
public protocol QueryConvertible {
  /// The names and texts of the value, not yet percent-encoded.
  ///
  /// - Parameter name: The name of the parameter.
  /// - Throws: `EncodingError` if the value has no form in a query.
  func queryItems(named name: String) throws -> [QueryItem]
}

extension Array: QueryConvertible where Element: ParameterConvertible {
  /// The items of each element.
  public func queryItems(named name: String) throws -> [QueryItem] {
    try flatMap { try $0.queryItems(named: name) }
  }
}
