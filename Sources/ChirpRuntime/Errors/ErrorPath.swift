/// Where a value lies in the JSON of an error: the keys that lead to it, from outside in.
///
/// ```swift
/// ErrorMapping(reason: "error.message", code: ["error.info", "code"])
/// ```
public struct ErrorPath: Hashable, Sendable {
  /// The keys, exactly as they stand in the JSON.
  public var keys: [String]

  /// A path of exact keys.
  public init(keys: [String]) {
    self.keys = keys
  }
}

extension ErrorPath: ExpressibleByStringLiteral {
  /// Keys joined by dots. One that holds a dot itself takes the form of an array.
  public init(stringLiteral value: String) {
    self.init(keys: value.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}

extension ErrorPath: ExpressibleByArrayLiteral {
  /// Exact keys.
  public init(arrayLiteral elements: String...) {
    self.init(keys: elements)
  }
}
