/// What an endpoint of the examples answers.
struct Invitation: Decodable, Hashable, Sendable {
  let id: Int
}
