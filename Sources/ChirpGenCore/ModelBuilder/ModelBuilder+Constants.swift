import ChirpDiagnostics

/// Builds what is sent of constants.
extension ModelBuilder {
  /// What is sent of a constant is its text, in a path as it stands there. Of one that is no text, a
  /// rule tells.
  mutating func constant(
    _ constant: Located<LiteralValue>, of type: ResolvedType, named text: String, _ place: Place
  ) -> String {
    var expression: String?
    if constant.value.isText {
      expression = defaults.expression(
        constant, of: type, named: text, called: "constant", in: .namespace,
        diagnostics: &diagnostics)
    }
    let plain: String
    switch constant.value {
    case .text(let text): plain = text
    case .number(let text):
      plain = text
      if let literal = numberLiteral(text, of: type, expression, place) { return literal }
    case .boolean(let flag):
      plain = String(flag)
      if place != .path, case .builtIn(.bool) = types.expanded(types.expanded(type).unwrapped) {
        return plain
      }
    case .null, .array, .object: return "\"\""
    }
    return place == .path
      ? StringLiteral.escaped(Self.pathSegment(plain)) : StringLiteral.quoted(plain)
  }

  /// The number `text` as a literal, where that sends the same as its text, or where a number of JSON
  /// is sent. A literal that stands for any type is an `Int`, or a `Double`.
  ///
  /// - Parameter expression: The number as a value of its type.
  private func numberLiteral(
    _ text: String, of type: ResolvedType, _ expression: String?, _ place: Place
  ) -> String? {
    let isInt = Int(text) != nil
    switch types.expanded(types.expanded(type).unwrapped) {
    case .builtIn(let builtIn) where builtIn.isInteger:
      if isInt { return place == .path ? nil : NumberLiteral.integer(text) }
      let type = names.library[.namespace].text("UInt64")
      return place == .json ? expression.map { "\(type)(\($0))" } : nil
    case .builtIn(.double), .builtIn(.float), .builtIn(.decimal):
      return place == .json ? expression : nil
    case .defined(let id, _):
      guard place == .json, case .enumeration(let cases) = types[id].definition.kind,
        case .integer = cases.first?.rawValue.value
      else { return nil }
      return NumberLiteral.integer(text)
    case .builtIn, .parameter, .optional, .patch, .array, .dictionary, .hole: return nil
    }
  }

  /// The modules that the constants of a body of JSON are made with.
  func constantModules(of route: Route) -> [SwiftModules] {
    guard case .json(.fields(let fields)) = route.body?.value else { return [] }
    return fields.filter { $0.constant != nil }.compactMap { field in
      let type = types.expanded(types.resolve(field, in: nil)).unwrapped
      guard case .builtIn(.decimal) = types.expanded(type) else { return nil }
      return names.text(.builtIn(.decimal), in: .namespace).modules
    }
  }

  /// `text` with all but unreserved characters percent-encoded (RFC 3986, section 2.3).
  private static func pathSegment(_ text: String) -> String {
    text.utf8.reduce(into: "") { segment, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~".unicodeScalars.contains(scalar)
      {
        segment.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        segment += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}

extension LiteralValue {
  /// Whether it has a form as one piece of text.
  fileprivate var isText: Bool {
    switch self {
    case .boolean, .number, .text: true
    case .null, .array, .object: false
    }
  }
}
