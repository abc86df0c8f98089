/// What a server gives to who signs in.
struct Tokens: Codable, Hashable, Sendable {
  let access: String
  let refresh: String
}
