extension Scalar {
  /// The value of a scalar without a tag: one that is not plain is text.
  package var coreValue: CoreValue {
    guard style == .plain else { return .string(text) }
    return plainNull ?? plainBool ?? plainInt ?? plainFloat ?? .string(text)
  }

  var plainNull: CoreValue? {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    default: nil
    }
  }

  var plainBool: CoreValue? {
    switch text {
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: nil
    }
  }

  /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
  var plainInt: CoreValue? {
    let radix = text.hasPrefix("0o") ? 8 : text.hasPrefix("0x") ? 16 : 10
    var digits = Substring(text)
    if radix != 10 {
      digits = digits.dropFirst(2)
    } else if text.hasPrefix("-") || text.hasPrefix("+") {
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.isDigit(radix: radix) }) else { return nil }
    let value = Int(radix == 10 ? Substring(text) : digits, radix: radix)
    return value.map { .int($0) } ?? .bigInt(text)
  }

  /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?\.inf` or `\.nan`.
  var plainFloat: CoreValue? {
    switch text {
    case ".nan", ".NaN", ".NAN": return .float(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .float(-.infinity)
    default: return isDecimal ? Double(text).map { .float($0) } : nil
    }
  }

  private var isDecimal: Bool {
    var rest = text.utf8[...]
    rest.dropSign()
    let whole = rest.dropDigits()
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = rest.dropDigits()
    }
    guard whole + fraction > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      rest.dropSign()
      guard rest.dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension Substring.UTF8View {
  fileprivate mutating func dropSign() {
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { removeFirst() }
  }

  /// The number of digits that were dropped.
  fileprivate mutating func dropDigits() -> Int {
    let rest = drop { $0.isDigit(radix: 10) }
    defer { self = rest }
    return count - rest.count
  }
}

extension UInt8 {
  fileprivate func isDigit(radix: Int) -> Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): true
    case UInt8(ascii: "8")...UInt8(ascii: "9"): radix >= 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}
