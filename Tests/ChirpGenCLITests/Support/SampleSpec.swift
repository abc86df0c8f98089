/// The spec of most tests here. In the split layout it gives the five files of `names`.
enum SampleSpec {
  static let text = """
    chirp: 1

    types:
      Post:
        fields:
          id: Int
      User:
        fields:
          name: String

    routes:
      post: { route: "GET /post", response: Post }
      user: { route: "GET /user", response: User }

    """

  static let names = [
    "API.swift", "Post+Coding.swift", "Post.swift", "User+Coding.swift", "User.swift",
  ]

  /// In the order in which the spec gives them.
  static let checkOrder = [
    "API.swift", "Post.swift", "Post+Coding.swift", "User.swift", "User+Coding.swift",
  ]

  /// Without the type `User` and its route.
  static let smaller = """
    chirp: 1

    types:
      Post:
        fields:
          id: Int

    routes:
      post: { route: "GET /post", response: Post }

    """

  /// Many files, of many bytes: each type has `fields` fields.
  static func large(types: Int, fields: Int, prefix: String) -> String {
    var text = "chirp: 1\ntypes:\n"
    for type in 0..<types {
      text += "  Type\(type):\n    fields:\n"
      for field in 0..<fields { text += "      \(prefix)\(field): Int\n" }
    }
    text += "routes:\n"
    for type in 0..<types {
      text += "  get\(type): { route: \"GET /\(type)\", response: Type\(type) }\n"
    }
    return text
  }
}
