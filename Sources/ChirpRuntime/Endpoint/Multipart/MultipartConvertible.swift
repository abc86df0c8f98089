/// A value that can stand in a multipart form: a scalar and a ``File`` are one part, an array is
/// one for each element, all of the same name. For any other type there is ``JSONPart``.
public protocol MultipartConvertible {
  /// The parts of the value.
  ///
  /// - Parameter name: The name of the field.
  func multipartParts(named name: String) -> [MultipartPart]
}

extension File: MultipartConvertible {
  /// One part with the file's name and media type.
  public func multipartParts(named name: String) -> [MultipartPart] {
    [MultipartPart(name: name, content: .file(self))]
  }
}

extension Array: MultipartConvertible where Element: MultipartConvertible {
  /// The parts of each element.
  public func multipartParts(named name: String) -> [MultipartPart] {
    flatMap { $0.multipartParts(named: name) }
  }
}
