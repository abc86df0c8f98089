import ChirpDiagnostics

/// Makes Swift expressions of defaults and constants, each of the type that it is a value of.
struct DefaultExpression {
  let types: TypeTable
  let names: TypeNames
  /// The names of an enumeration's cases, in its order.
  let caseNames: [TypeTable.ID: [String]]
  /// The cases of the enumerations of which a default has been asked for.
  private var lookups: [TypeTable.ID: CaseLookup] = [:]

  init(types: TypeTable, names: TypeNames, caseNames: [TypeTable.ID: [String]]) {
    self.types = types
    self.names = names
    self.caseNames = caseNames
  }

  /// The expression, or nil, with an error, if `value` is no value of `type`.
  ///
  /// - Parameters:
  ///   - noun: What the value is, for messages.
  ///   - scope: Where the expression stands.
  mutating func expression(
    _ value: Located<LiteralValue>, of type: ResolvedType, named typeText: String,
    called noun: String = "default", in scope: NamingScope, diagnostics: inout Diagnostics
  ) -> String? {
    do {
      return try expression(value.value, of: types.expanded(type), in: scope)
    } catch {
      let message = error.message(error.element?.text ?? "the \(noun)", error.type ?? typeText)
      diagnostics.error(message, at: error.element?.range ?? value.range, notes: error.notes)
      return nil
    }
  }

  private struct Mismatch: Error {
    /// Made of what the value is called and of the name of its type.
    var message: @Sendable (String, String) -> Diagnostic.Message = { .mismatch($0, $1) }
    var notes: [Diagnostic.Note] = []
    /// The element of a list that is at fault, and its type.
    var element: (text: String, range: SourceRange)?
    var type: String?
  }

  private mutating func expression(
    _ value: LiteralValue, of type: ResolvedType, in scope: NamingScope
  ) throws(Mismatch) -> String {
    switch (type, value) {
    case (.hole, _): return "nil"
    case (.optional, .null): return "nil"
    case (.builtIn(.json), _):
      guard let literal = JSONLiteral.expression(value) else {
        throw Mismatch(notes: [.init(.numbersOfJSON)])
      }
      return literal
    case (.optional(let wrapped), _):
      return try wrappedExpression(value, of: types.expanded(wrapped), in: scope)
    case (_, .null): throw Mismatch(notes: [.init(.makeOptional)])
    case (.array(let element), .array(let values)):
      let element = types.expanded(element)
      var list: [String] = []
      for value in values {
        list.append(try elementExpression(value, of: element, in: scope))
      }
      return "[\(list.joined(separator: ", "))]"
    case (.dictionary(_, let element), .object(let members)):
      let element = types.expanded(element)
      var entries: [String] = []
      for member in members {
        let name = StringLiteral.quoted(member.name)
        entries.append("\(name): \(try elementExpression(member.value, of: element, in: scope))")
      }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    case (.builtIn(let builtIn), _): return try expression(value, of: builtIn, in: scope)
    case (.defined(let id, _), _): return try enumerationCase(value, of: id)
    case (.array, _), (.dictionary, _), (.parameter, _), (.patch, _): throw Mismatch()
    }
  }

  private mutating func elementExpression(
    _ value: Located<LiteralValue>, of type: ResolvedType, in scope: NamingScope
  ) throws(Mismatch) -> String {
    do {
      return try expression(value.value, of: type, in: scope)
    } catch {
      var error = error
      if error.element == nil {
        error.element = (value.value.shown, value.range)
        error.type = names.text(type, in: scope).text
      }
      throw error
    }
  }

  /// `.none` and `.some` of an optional are its own, not those of the enumeration that it wraps.
  private mutating func wrappedExpression(
    _ value: LiteralValue, of type: ResolvedType, in scope: NamingScope
  ) throws(Mismatch) -> String {
    let expression = try expression(value, of: type, in: scope)
    guard expression == ".none" || expression == ".some" else { return expression }
    return names.text(type, in: scope).text + expression
  }

  private func expression(
    _ value: LiteralValue, of type: BuiltInType, in scope: NamingScope
  ) throws(Mismatch) -> String {
    switch (type, value) {
    case (.string, .text(let text)), (.string, .number(let text)):
      return StringLiteral.quoted(text)
    case (.string, .boolean(let flag)), (.bool, .boolean(let flag)):
      return type == .string ? "\"\(flag)\"" : "\(flag)"
    case (.double, .number(let text)), (.float, .number(let text)):
      guard isFinite(text, type) else { throw Mismatch() }
      guard NumberText.isInteger(text) else { return text }
      // Swift warns of an integer that is rounded, and not of a fraction.
      return NumberLiteral.integer(text) + (isExact(text, type) ? "" : ".0")
    case (.decimal, .number(let text)):
      let name = names.library[scope].text("Decimal")
      guard let decimal = DecimalLiteral.expression(text, type: name) else {
        throw Mismatch { _, _ in .decimalTooLong }
      }
      return decimal
    case (_, .number(let text)) where type.isInteger:
      guard fits(text, type) else { throw Mismatch() }
      return NumberLiteral.integer(text)
    case (.date, .text(let text)), (.uuid, .text(let text)), (.url, .text(let text)),
      (.data, .text(let text)), (.day, .text(let text)):
      return try madeOfText(text, type, in: scope)
    case (.data, .number(let text)): return try madeOfText(text, type, in: scope)
    default: throw Mismatch()
    }
  }

  /// A value that is made of text at run time, of which is known here that it can be.
  private func madeOfText(
    _ text: String, _ type: BuiltInType, in scope: NamingScope
  ) throws(Mismatch) -> String {
    let name = names.library[scope].text(type.rawValue)
    let quoted = StringLiteral.quoted(text)
    switch type {
    case .uuid where ValueText.isUUID(text): return "\(name)(uuidString: \(quoted))!"
    case .url where ValueText.isURL(text): return "\(name)(string: \(quoted))!"
    case .data where ValueText.isBase64(text): return "\(name)(base64Encoded: \(quoted))!"
    case .day where ValueText.days(text) != nil: return "\(name)(\(quoted))!"
    case .date:
      if let seconds = ValueText.seconds(text) {
        return "\(name)(timeIntervalSince1970: \(seconds))"
      }
    default: break
    }
    throw Mismatch(notes: Self.form(of: type).map { [.init(.form($0))] } ?? [])
  }

  private static func form(of type: BuiltInType) -> String? {
    switch type {
    case .uuid: "C56A4180-65AA-42EC-A945-5FD21DEC0538"
    case .url: "https://example.com/a%20b"
    case .data: "aGVsbG8="
    case .day: "2026-01-02"
    case .date: "2026-01-02T10:00:00Z"
    default: nil
    }
  }

  /// Whether `type` holds the integer `text` as it is.
  private func isExact(_ text: String, _ type: BuiltInType) -> Bool {
    guard let integer = Int(text) else { return false }
    return type == .float ? Float(exactly: integer) != nil : Double(exactly: integer) != nil
  }

  private func isFinite(_ text: String, _ type: BuiltInType) -> Bool {
    type == .float ? Float(text)?.isFinite == true : Double(text)?.isFinite == true
  }

  private func fits(_ text: String, _ type: BuiltInType) -> Bool {
    switch type {
    case .int32: Int32(text) != nil
    case .uint, .uint64: UInt64(text) != nil
    default: Int64(text) != nil
    }
  }

  private mutating func enumerationCase(
    _ value: LiteralValue, of id: TypeTable.ID
  ) throws(Mismatch) -> String {
    if case .hole = types[id].definition.kind { return "nil" }
    guard case .enumeration(let cases) = types[id].definition.kind, let names = caseNames[id]
    else { throw Mismatch { _, type in .structure(type) } }
    let rawValue: EnumerationCase.RawValue
    switch value {
    case .text(let text): rawValue = .text(text)
    case .boolean(let flag): rawValue = .text("\(flag)")
    case .number(let text):
      if case .integer = cases.first?.rawValue.value, let integer = Int(text) {
        rawValue = .integer(integer)
      } else {
        rawValue = .text(text)
      }
    case .null, .array, .object: throw Mismatch()
    }
    var lookup = lookups[id] ?? CaseLookup(cases)
    defer { lookups[id] = lookup }
    if let index = lookup.index(of: rawValue) {
      return ".\(Keywords.behindDot(names[index]))"
    }
    if !types[id].definition.hasAllCases { return "nil" }
    let near = lookup.near.nearest(to: rawValue.text)
    throw Mismatch(
      message: { .unknownCase(rawValue.text, $1) },
      notes: near.map { [.init(.didYouMean($0))] } ?? [])
  }
}

extension LiteralValue {
  /// What it is called in a message.
  fileprivate var shown: String {
    switch self {
    case .null: "'nil'"
    case .boolean(let flag): "'\(flag)'"
    case .number(let text), .text(let text): "'\(text)'"
    case .array: "this list"
    case .object(let members): members.isEmpty ? "'{}'" : "this object"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let makeOptional: Self = "only an optional type, written with '?', can be nil"

  fileprivate static let numbersOfJSON: Self = """
    as a default, an integer fits into 64 bits, and any other number into a 'Double'
    """

  fileprivate static let decimalTooLong: Self = """
    a 'Decimal' holds at most 38 digits, and powers of ten from -128 to 127
    """

  fileprivate static func mismatch(_ value: String, _ type: String) -> Self {
    "\(value) is not a value of the type '\(type)'"
  }

  fileprivate static func form(_ example: String) -> Self {
    "it is written like '\(example)'"
  }

  fileprivate static func structure(_ type: String) -> Self {
    "a default of the type '\(type)' cannot be written: it is no enumeration"
  }

  fileprivate static func unknownCase(_ value: String, _ type: String) -> Self {
    "'\(value)' is not one of the cases of '\(type)'"
  }
}
