/// That something is not to be used any more.
package enum Deprecation: Sendable {
  case deprecated
  /// With what to use instead.
  case message(String)
}
