public import Foundation

extension String: ParameterConvertible {
  /// The text itself.
  public var parameterText: String { self }
}

extension Substring: ParameterConvertible {
  /// The text itself.
  public var parameterText: String { String(self) }
}

extension Bool: ParameterConvertible {
  /// `true` or `false`.
  public var parameterText: String { self ? "true" : "false" }
}

extension ParameterConvertible where Self: FixedWidthInteger {
  /// The number in decimal digits.
  public var parameterText: String { String(self) }
}

extension Int: ParameterConvertible {}
extension Int8: ParameterConvertible {}
extension Int16: ParameterConvertible {}
extension Int32: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension UInt8: ParameterConvertible {}
extension UInt16: ParameterConvertible {}
extension UInt32: ParameterConvertible {}
extension UInt64: ParameterConvertible {}

extension ParameterConvertible where Self: BinaryFloatingPoint & CustomStringConvertible {
  /// The shortest text that reads back as the same number, a whole one without a fraction, as in
  /// JSON: `5`, `0.1`, `1e+20`.
  public var parameterText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Double: ParameterConvertible {}
extension Float: ParameterConvertible {}

extension Decimal: ParameterConvertible {
  /// The number with `.` before its fraction, whatever the locale.
  public var parameterText: String { description }
}

extension UUID: ParameterConvertible {
  /// The UUID in capitals, as `JSONEncoder` writes it.
  public var parameterText: String { uuidString }
}

extension URL: ParameterConvertible {
  /// The whole URL.
  public var parameterText: String { absoluteString }
}

extension Date: ParameterConvertible {
  /// The date in ISO 8601, in UTC, with milliseconds only if there is a fraction. A date outside
  /// the years 0 to 9999 becomes the nearest one inside.
  public var parameterText: String { parameterText(as: .iso8601) }

  /// The date as it stands in a path or a header of an API that has another format.
  ///
  /// A query, a form and a multipart body write dates in the endpoint's format by themselves.
  ///
  /// - Parameter format: The format. A date that it has no text for becomes the nearest one that it
  ///   has.
  public func parameterText(as format: DateFormat) -> String {
    format.text(ofNearest: self)
  }

  /// One item, whose text is the date in the endpoint's format.
  public func queryItems(named name: String) -> [QueryItem] {
    [QueryItem(name: name, value: .single(.date(self)))]
  }

  /// One part, whose text is the date in the endpoint's format.
  public func multipartParts(named name: String) -> [MultipartPart] {
    [MultipartPart(name: name, content: .date(self))]
  }
}
