extension ObjectReader {
  /// The whole object, for what is not known of it.
  ///
  /// - Throws: `DecodingError` if it holds a number that even a `Double` cannot hold.
  public func json() throws -> JSON {
    var members: [String: JSON] = [:]
    for key in container.allKeys {
      members[key.stringValue] = try container.decode(JSON.self, forKey: key)
    }
    return .object(members)
  }
}
