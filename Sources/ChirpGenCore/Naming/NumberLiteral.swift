/// Numbers of the spec as Swift literals.
enum NumberLiteral {
  /// `digits` with a `_` between thousands, from a million on: `2147483647` → `2_147_483_647`.
  static func integer(_ digits: String) -> String {
    let magnitude = digits.drop { $0 == "-" }
    guard magnitude.utf8.count > 6 else { return digits }
    var literal = digits.prefix { $0 == "-" } + ""
    for (index, digit) in magnitude.enumerated() {
      if index > 0, (magnitude.utf8.count - index).isMultiple(of: 3) { literal += "_" }
      literal.append(digit)
    }
    return String(literal)
  }
}
