import Foundation

extension EndpointPath {
  /// The path with a value in place of each segment that begins with a colon.
  ///
  /// - Parameter parameters: The values, by the names after the colons. One that is missing, or that
  ///   the path has no place for, is a fault of the path.
  func filled(with parameters: [String: any ParameterConvertible]) -> EndpointPath {
    var places = Set(parameters.keys)
    var missing: String?
    var interpolation = StringInterpolation(
      literalCapacity: encoded.utf8.count, interpolationCount: parameters.count)
    let shapes = template.split(separator: "/", omittingEmptySubsequences: false)
    let segments = encoded.split(separator: "/", omittingEmptySubsequences: false)
    for (index, (segment, shape)) in zip(segments, shapes).enumerated() {
      if index > 0 {
        interpolation.appendLiteral("/")
      }
      guard let name = Self.name(of: shape) else {
        interpolation.append(encoded: segment, template: shape)
        continue
      }
      if let value = parameters[name] {
        interpolation.appendInterpolation(value)
        places.remove(name)
      } else {
        missing = missing ?? name
        interpolation.append(encoded: segment, template: shape)
      }
    }
    let fault =
      missing.map { "the path '\(template)' has ':\($0)', and its parameters give no such value" }
      ?? places.min().map { "the path '\(template)' has no ':\($0)', which its parameters give" }
    return EndpointPath(interpolation, fault: self.fault ?? fault)
  }

  /// The name of a segment such as `:userID`.
  private static func name(of segment: Substring) -> String? {
    guard segment.first == ":", segment.count > 1 else {
      return nil
    }
    return segment.dropFirst().removingPercentEncoding
  }
}
