import ChirpDiagnostics

/// Builds the parameters of routes, and the expressions that they are sent by.
extension ModelBuilder {
  enum Place {
    case path
    case query
    case header
    case json
    case form
    case part
  }

  /// The expression that stands for `field`: what a constant is, or the name of a new parameter, with
  /// what makes it what is sent.
  mutating func argument(
    _ field: Field, _ place: Place, _ parameters: inout RouteParameters
  ) -> SentValue {
    let type = types.resolve(field, in: nil)
    let text = names.text(type, in: .namespace)
    if let constant = field.constant {
      return SentValue(text: self.constant(constant, of: type, named: text.text, place))
    }
    let initial =
      field.defaultValue.flatMap {
        defaults.expression(
          $0, of: type, named: text.text, in: .namespace, diagnostics: &diagnostics)
      } ?? absentValue(of: types.expanded(type))
    let name = parameters.add(text, initial: initial, of: field)
    let value =
      switch place {
      case .path, .header: dated(name, type)
      case .query: styled(name, type, field.style?.value)
      case .json: hasOtherDefault(field, type) ? nullable(name, in: .namespace) : name
      case .form: name
      case .part: part(name, type)
      }
    return SentValue(text: value, parameter: name)
  }

  /// Whether `field` stands for something else than nil where it is absent, so that null says nil.
  func hasOtherDefault(_ field: Field, _ type: ResolvedType) -> Bool {
    switch field.defaultValue?.value {
    case .null, nil: false
    case .boolean, .number, .text, .array, .object: types.expanded(type).isOptional
    }
  }

  /// An expression that is sent as null where `name` is nil.
  func nullable(_ name: String, in scope: NamingScope) -> String {
    "\(names.library[scope].text("Patch"))(\(name))"
  }

  /// A date of a path or a header, where the API's are not in ISO 8601.
  private func dated(_ name: String, _ type: ResolvedType) -> String {
    let expanded = types.expanded(type)
    guard spec.json.dates != .iso8601,
      case .builtIn(.date) = types.expanded(expanded.withoutOptional)
    else { return name }
    let mark = expanded.isOptional ? "?" : ""
    return "\(name)\(mark).parameterText(as: .\(spec.json.dates.rawValue))"
  }

  mutating func argument(
    of type: ResolvedType, _ parameters: inout RouteParameters
  ) -> SentValue {
    let name = parameters.add(
      names.text(type, in: .namespace), initial: absentValue(of: types.expanded(type)))
    return SentValue(text: name, parameter: name)
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
