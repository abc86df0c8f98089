/// Any JSON value (RFC 8259 §3).
///
/// ```swift
/// let settings: JSON = ["theme": "dark", "sizes": [1, 2.5], "proxy": nil]
/// settings["sizes"]?[1]?.doubleValue  // 2.5
/// ```
///
/// The order of an object's members, which has no meaning, is not kept: they are written sorted by
/// name.
public enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Number)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Values by name.
  case object([String: JSON])
}
