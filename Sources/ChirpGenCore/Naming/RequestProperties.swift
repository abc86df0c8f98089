/// Gives names to the properties of a structure that is a request: those of its parameters, but for
/// what each request has itself.
enum RequestProperties {
  /// The members of `APIRequest`.
  static let members: Set<String> = [
    "authentication", "baseURL", "body", "cachePolicy", "dates", "decode", "decoder",
    "deduplicate", "endpoint", "errorMapping", "headers", "method", "offlineBehavior", "path",
    "pathParameters", "policies", "priority", "queryItems", "queryParameters", "retryPolicy",
    "skipRequestQueue", "timeout",
  ]

  /// The names of the properties for the parameters `names`, of which no two are alike: `queryTimeout`
  /// for `timeout`, `bodyValue` for a whole body.
  ///
  /// - Parameter origins: Where each of the parameters stands.
  static func names(for names: [String], from origins: [MemberNames.Origin?]) -> [String] {
    var taken = Set(names)
    return zip(names, origins).map { name, origin in
      guard members.contains(name) else { return name }
      var property = self.name(for: name, from: origin?.rawValue ?? "")
      while !taken.insert(property).inserted { property += "Value" }
      return property
    }
  }

  private static func name(for name: String, from origin: String) -> String {
    if origin.isEmpty || origin == name { return "\(name)Value" }
    return origin + name.prefix(1).uppercased() + name.dropFirst()
  }
}
