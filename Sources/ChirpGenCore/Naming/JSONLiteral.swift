/// Values of any kind as literals of the runtime's `JSON`.
enum JSONLiteral {
  /// The expression, or nil if a number has no literal: an integer that `Int` cannot hold, or a number
  /// that `Double` cannot.
  static func expression(_ value: LiteralValue) -> String? {
    if case .null = value { return ".null" }
    return element(value)
  }

  /// A value within another one, where it is known to be JSON.
  private static func element(_ value: LiteralValue) -> String? {
    switch value {
    case .null: return "nil"
    case .boolean(let flag): return "\(flag)"
    case .text(let text): return StringLiteral.quoted(text)
    case .number(let text):
      if NumberText.isInteger(text) {
        return Int(text) == nil ? nil : NumberLiteral.integer(text)
      }
      return Double(text)?.isFinite == true ? text : nil
    case .array(let values):
      let elements = values.compactMap { element($0.value) }
      return elements.count == values.count ? "[\(elements.joined(separator: ", "))]" : nil
    case .object(let members):
      let entries = members.compactMap { member in
        element(member.value.value).map { "\(StringLiteral.quoted(member.name)): \($0)" }
      }
      if entries.count != members.count { return nil }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }
  }
}
