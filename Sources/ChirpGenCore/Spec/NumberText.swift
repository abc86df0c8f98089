/// What counts as a number in text.
enum NumberText {
  /// Whether `text` is a number of JSON (RFC 8259, section 6).
  static func isNumber(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits(&rest)
    guard whole.count == 1 || (whole.count > 1 && whole.first != UInt8(ascii: "0")) else {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if digits(&rest).isEmpty { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if digits(&rest).isEmpty { return false }
    }
    return rest.isEmpty
  }

  /// Whether `text` is an integer as an enumeration takes it: `-?(0|[1-9][0-9]*)`.
  static func isInteger(_ text: String) -> Bool {
    isNumber(text) && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isDigit($0) }
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    return digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}
