/// What a scalar is by the core schema of YAML 1.2 (section 10.3).
package enum CoreValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// An integer that `Int` cannot hold, as written: `UInt64` and `Decimal` can hold more of them,
  /// and a floating-point number would lose digits.
  case bigInt(String)
  case float(Double)
  case string(String)
}
