extension EndpointPath {
  /// Collects the literal parts and the values of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var encoded = ""
    /// The literal parts are encoded here too, so that `{}` can only stand for a value.
    private(set) var template = ""
    private var parameterCount = 0
    /// The ordinals, from 1, of the values that hold NUL; 0 stands for a literal part.
    private var placesOfNUL: [Int] = []
    /// Whether a segment may be empty because of a value.
    private var hasEmptyValue = false

    /// An empty path with room for its parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      encoded.reserveCapacity(literalCapacity + interpolationCount * 16)
      template.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds a part of the route's own.
    public mutating func appendLiteral(_ literal: String) {
      if literal.utf8.contains(0) {
        placesOfNUL.append(0)
      }
      let text = PercentEncoding.path(literal)
      encoded += text
      template += text
    }

    /// Adds a value as one segment or part of one.
    public mutating func appendInterpolation(_ value: some ParameterConvertible) {
      let text = value.parameterText
      parameterCount += 1
      if text.utf8.contains(0) {
        placesOfNUL.append(parameterCount)
      }
      hasEmptyValue = hasEmptyValue || text.isEmpty
      encoded += PercentEncoding.component(text)
      template += "{}"
    }

    /// Adds a part of another path.
    mutating func append(encoded text: Substring, template: Substring) {
      encoded += text
      self.template += template
      parameterCount += template.count { $0 == "{" }
    }

    /// The first thing that keeps the path from being sent.
    var fault: String? {
      if let place = placesOfNUL.first {
        return "\(subject(place)) holds NUL, which no path can"
      }
      guard hasEmptyValue || encoded.utf8.contains(where: Self.isOfDots) else {
        return nil
      }
      // A value has no slash left in it, so the segments of both texts are the same ones.
      var parametersBefore = 0
      for (segment, shape) in zip(Self.segments(of: encoded), Self.segments(of: template)) {
        let parameters = shape.count { $0 == UInt8(ascii: "{") }
        let place = parameters > 0 ? parametersBefore + 1 : 0
        if segment.isEmpty && parameters > 0 {
          return "\(subject(place)) is empty, which a segment of a path cannot be"
        }
        if let dots = Self.dots(in: segment) {
          return "\(subject(place)) makes a segment '\(dots)', which would lead to another route"
        }
        parametersBefore += parameters
      }
      return nil
    }

    /// Whether a segment that is all dots may hold `byte`.
    private static func isOfDots(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "%")
    }

    private static func segments(of path: String) -> [Substring.UTF8View] {
      path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }

    /// `.` or `..` if `segment` is that, as it stands or escaped.
    private static func dots(in segment: Substring.UTF8View) -> String? {
      guard segment.first == UInt8(ascii: ".") || segment.first == UInt8(ascii: "%") else {
        return nil
      }
      let plain = String(Substring(segment))
        .replacing("%2e", with: ".").replacing("%2E", with: ".")
      return plain == "." || plain == ".." ? plain : nil
    }

    private func subject(_ place: Int) -> String {
      place == 0 ? "the path '\(template)'" : "parameter \(place) of '\(template)'"
    }
  }
}
