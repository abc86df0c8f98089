/// What the API of the examples is about.
struct User: Codable, Hashable, Sendable {
  let id: Int
  let name: String
}
