/// A value that is of none of the types of a union.
struct UnionMismatch: Error, CustomStringConvertible {
  /// What the value is, in words.
  let kind: String
  let attempts: [UnionAttempt]

  var description: String {
    "no type of the union fits \(kind): "
      + attempts.map(\.description).joined(separator: "; ")
  }
}
