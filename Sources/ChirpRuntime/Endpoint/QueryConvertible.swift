/// A value that can stand in a query or a form: a scalar has one text, an array one for each
/// element, and the name is repeated for each.
public protocol QueryConvertible {
  /// The texts of the value, not yet percent-encoded.
  var queryValues: [String] { get }
}

extension Array: QueryConvertible where Element: ParameterConvertible {
  /// The text of each element.
  public var queryValues: [String] { map(\.parameterText) }
}
