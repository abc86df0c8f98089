/// Numbers of the spec as expressions of the type `Decimal`.
///
/// Swift's own literals go through `Double` and `Int`, which hold fewer digits than `Decimal`.
enum DecimalLiteral {
  /// The digits that fit into an `Int`, whatever they are.
  private static let chunk = 18
  /// Powers of ten that a `Decimal` takes.
  private static let exponents = -128...127

  /// An expression whose value is exactly that of `text`, a number of JSON; nil if `Decimal` has no
  /// such value.
  ///
  /// - Parameter type: How the name of the type is written.
  static func expression(_ text: String, type: String = "Decimal") -> String? {
    let parts = text.split { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first?.drop(while: { $0 == "-" }) else { return nil }
    let point = mantissa.split(separator: ".")
    let fraction = point.dropFirst().first ?? ""
    var digits = Substring((point.first ?? "") + fraction).drop { $0 == "0" }
    if digits.isEmpty { return "0" }
    guard let power = parts.count == 1 ? 0 : Int32(parts[1]) else { return nil }
    var exponent = Int(power) - fraction.utf8.count
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    // Trailing zeros say nothing, but an integer is written out, and a power may be too high.
    while exponent > exponents.upperBound || exponent > 0 && digits.count + exponent <= chunk {
      if digits.utf8.count > 38 { return nil }
      digits += "0"
      exponent -= 1
    }
    guard exponents.contains(exponent), UInt128(digits) != nil else { return nil }
    return expression(digits, exponent: exponent, isNegative: text.hasPrefix("-"), type: type)
  }

  private static func expression(
    _ digits: Substring, exponent: Int, isNegative: Bool, type: String
  ) -> String {
    let significand = significand(digits, type: type)
    if exponent == 0, digits.count <= chunk { return (isNegative ? "-" : "") + significand }
    if exponent == 0, !isNegative { return significand }
    let sign = isNegative ? ".minus" : ".plus"
    return "\(type)(sign: \(sign), exponent: \(exponent), significand: \(significand))"
  }

  /// An integer literal, or the sum of several that are short enough.
  private static func significand(_ digits: Substring, type: String) -> String {
    let low = digits.suffix(chunk).drop { $0 == "0" }
    let high = digits.dropLast(chunk)
    if high.isEmpty { return NumberLiteral.integer(String(low)) }
    let upper = significand(high, type: type)
    let shifted = "\(type)(sign: .plus, exponent: \(chunk), significand: \(upper))"
    return low.isEmpty ? shifted : "\(shifted) + \(NumberLiteral.integer(String(low)))"
  }
}
