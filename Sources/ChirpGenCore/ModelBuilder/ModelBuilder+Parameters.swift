import ChirpDiagnostics

/// Builds the parameters of factories, and the expressions that they are sent by.
extension ModelBuilder {
  enum Place {
    case path
    case query
    case header
    case body
    case part
  }

  /// The expression that stands for `field`: what a constant is, or the name of a new parameter, with
  /// what makes it what is sent.
  mutating func argument(
    _ field: Field, _ place: Place, _ parameters: inout FactoryParameters
  ) -> String {
    let type = types.resolve(field, in: nil)
    let text = names.text(type, in: .namespace)
    if let constant = field.constant {
      return self.constant(constant, of: type, named: text.text, place)
    }
    let name = parameters.nextName()
    let initial =
      field.defaultValue.flatMap {
        defaults.expression(
          $0, of: type, named: text.text, in: .namespace, diagnostics: &diagnostics)
      } ?? absentValue(of: types.expanded(type))
    parameters.add(name, text, initial: initial, of: field)
    switch place {
    case .query: return styled(name, type, field.style?.value)
    case .part: return part(name, type)
    case .path, .header, .body: return name
    }
  }

  mutating func argument(
    of type: ResolvedType, _ parameters: inout FactoryParameters
  ) -> String {
    let name = parameters.nextName()
    parameters.add(
      name, names.text(type, in: .namespace), initial: absentValue(of: types.expanded(type)))
    return name
  }

  /// What is sent of a constant is its text, in a path as it stands there. Of one that is no text, a
  /// rule tells.
  private mutating func constant(
    _ constant: Located<LiteralValue>, of type: ResolvedType, named text: String, _ place: Place
  ) -> String {
    if constant.value.isText {
      _ = defaults.expression(
        constant, of: type, named: text, called: "constant", in: .namespace,
        diagnostics: &diagnostics)
    }
    let plain: String
    switch constant.value {
    case .text(let text): plain = text
    case .number(let text):
      plain = text
      if place != .path, case .builtIn(let builtIn) = types.expanded(type), builtIn.isInteger {
        return NumberLiteral.integer(text)
      }
    case .boolean(let flag):
      plain = String(flag)
      if place != .path, case .builtIn(.bool) = types.expanded(type) { return plain }
    case .null, .array, .object: return "\"\""
    }
    return place == .path
      ? StringLiteral.escaped(Self.pathSegment(plain)) : StringLiteral.quoted(plain)
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

  /// A list, or an object, of a query in its style.
  private func styled(_ name: String, _ type: ResolvedType, _ style: ParameterStyle?) -> String {
    let expanded = types.expanded(type)
    let mark = expanded.isOptional ? "?" : ""
    switch types.expanded(expanded.unwrapped) {
    case .array:
      guard let style, style != .repeat else { return name }
      return "\(name)\(mark).styled(.\(style.rawValue))"
    case .defined(let id, _):
      guard case .structure = types[id].definition.kind else { return name }
      let style = style ?? .repeat
      return "\(name)\(mark).styled(.\(style == .repeat ? "exploded" : style.rawValue))"
    case .builtIn, .parameter, .optional, .patch, .dictionary, .hole: return name
    }
  }

  /// A part of a multipart body: text and files as they are, all else as JSON.
  private func part(_ name: String, _ type: ResolvedType) -> String {
    let expanded = types.expanded(type)
    let content = types.expanded(expanded.unwrapped)
    if isPlainPart(content) { return name }
    if case .array(let element) = content, isPlainPart(types.expanded(element)) { return name }
    let part = names.library[.namespace].text("JSONPart")
    return expanded.isOptional ? "\(name).map { \(part)($0) }" : "\(part)(\(name))"
  }

  private func isPlainPart(_ type: ResolvedType) -> Bool {
    switch type {
    case .builtIn(let builtIn): return builtIn.isParameter || builtIn == .file
    case .defined(let id, _):
      if case .enumeration = types[id].definition.kind { return true }
      return false
    case .hole: return true
    case .parameter, .optional, .patch, .array, .dictionary: return false
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
