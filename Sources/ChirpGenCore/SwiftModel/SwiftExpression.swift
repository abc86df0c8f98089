/// A value, as far as it is parted into lines where it is too long for one.
package enum SwiftExpression: Hashable, Sendable {
  /// `.post`
  case text(String)
  /// Entries between brackets: `.multipart([` and `])`.
  case list(opening: String, entries: [String], closing: String)
}
